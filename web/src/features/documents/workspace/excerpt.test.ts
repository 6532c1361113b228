import { expect, test } from 'vitest'
import { clause, instrument, paper } from '@/testing/papers'
import { cutAtWord, excerptFor, justWritten, onOneLine } from './excerpt'

const saying = (text: string, questions = ['executorName']) =>
  clause({ id: questions.join(), questions, blocks: [{ kind: 'paragraph', text, centered: false }] })
const papers = (...sections: ReturnType<typeof clause>[]) =>
  paper({ instruments: [instrument({ sections })] })

const before =
  'Whoever serves does so without bond. I nominate ________ as personal representative. That is all.'
const after = before.replace('________', 'Kim Tran')

test('the sentence that has the answer is shown, with the answer marked', () => {
  const found = excerptFor(papers(saying(after)), 'executorName', 'Kim Tran')
  expect(found?.text).toBe('I nominate Kim Tran as personal representative. That is all.')
  expect(found?.marks.map(({ from, to }) => found.text.slice(from, to))).toEqual(['Kim Tran'])
})

test('without an answer in it the clause begins at its beginning; a question that feeds none has no sentence', () => {
  expect(excerptFor(papers(saying(before)), 'executorName', '')?.text).toMatch(/^Whoever serves/)
  expect(excerptFor(papers(saying(before)), 'address', '')).toBeUndefined()
})

test('paragraphs and lines are set apart, and a long text ends at a word', () => {
  const caption = saying('In the Circuit Court, Florida\nIn re the Marriage of', ['fullName'])
  expect(excerptFor(papers(caption), 'fullName', '')?.text).toBe(
    'In the Circuit Court, Florida · In re the Marriage of',
  )
  expect(cutAtWord('being of sound mind', 16)).toBe('being of sound…')
  expect(cutAtWord('being of sound', 14)).toBe('being of sound')
})

test('one line begins a few words before the answer, and at its beginning where that is near', () => {
  const text = 'I nominate as my personal representative Kim Tran, of Tampa.'
  const far = excerptFor(papers(saying(text)), 'executorName', 'Kim Tran')
  const line = far && onOneLine(far)
  expect(line?.text).toBe('… representative Kim Tran, of Tampa.')
  expect(line?.marks.map(({ from, to }) => line.text.slice(from, to))).toEqual(['Kim Tran'])
  const near = excerptFor(papers(saying(after)), 'executorName', 'Kim Tran')
  expect(near && onOneLine(near)).toEqual(near)
})

test('a caption on several lines is one sentence', () => {
  const caption = saying('In re the Marriage of\nAna Ruiz, Petitioner,\nand Ben Cole, Respondent.', [
    'fullName',
  ])
  expect(excerptFor(papers(caption), 'fullName', '')?.text).toBe(
    'In re the Marriage of Ana Ruiz, Petitioner, and Ben Cole, Respondent.',
  )
})

test('a long answer is marked as far as it is shown', () => {
  const long = 'every book and every picture '.repeat(10).trim()
  const found = excerptFor(papers(saying(`I give Kim ${long}.`)), 'executorName', long)
  expect(found?.marks).toHaveLength(1)
  expect(found?.marks[0]?.to).toBe(found?.text.length)
})

test('what was just written is the sentence whose words changed', () => {
  const name = saying('I, Maria, make this will.', ['fullName'])
  const found = justWritten(papers(name, saying(before)), papers(name, saying(after)))
  expect(found?.text).toMatch(/^I nominate Kim Tran/)
  expect(found?.marks.map(({ from, to }) => found.text.slice(from, to))).toEqual(['Kim Tran'])
  expect(justWritten(papers(name), papers(name))).toBeUndefined()
})

test.each([
  ['I, Kim J. Tran, of St. Lucie County, declare this.', 'declare'],
  ['I live at 9 N. Bay Street, Apt. B, St. Augustine, and declare this.', 'declare'],
  ['I nominate: Kim Tran; Ana Ruiz.', 'Ana Ruiz'],
])('a sentence is shown from its beginning: %s', (sentence, words) => {
  const found = excerptFor(papers(saying(`That is so. ${sentence}`)), 'executorName', words)
  expect(found?.text).toBe(sentence)
})

test('a sentence that is too long is entered at a part of it, and that it has begun before is shown', () => {
  const long = `I give the boat, the books and ${'all of the pictures and '.repeat(5)}more, to Kim Tran.`
  const found = excerptFor(papers(saying(long)), 'executorName', 'Kim Tran')
  expect(found?.text).toBe('… to Kim Tran.')
  expect(found?.marks.map(({ from, to }) => found.text.slice(from, to))).toEqual(['Kim Tran'])
})
