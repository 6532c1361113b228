import { expect, test } from 'vitest'
import { changedWords } from './changed-words'

const shown = (before: string, after: string) =>
  changedWords(before, after).map(({ from, to }) => after.slice(from, to))

test('what was put in the place of a blank is marked as a whole', () => {
  expect(shown('I, ________, of Florida', 'I, Maria Elena Lopez, of Florida')).toEqual(['Maria Elena Lopez,'])
})

test('two places that changed are two marks, and what stands between them is none', () => {
  expect(
    shown('I nominate A as guardian and B as backup.', 'I nominate C as guardian and D as backup.'),
  ).toEqual(['C', 'D'])
})

test('a text that is the same has no mark, and neither has one that only lost words', () => {
  expect(shown('I am married.', 'I am married.')).toEqual([])
  expect(shown('I am not married.', 'I am married.')).toEqual([])
})

test('a word that is added beside the same word is found', () => {
  expect(shown('to Ana', 'to Ana and Ana')).toEqual(['and Ana'])
})
