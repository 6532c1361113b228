// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding, Question } from '@/api/types'
import { namesHelp, partsOf, wayOut } from './finding-parts'

const finding = (message: string): Finding => ({
  code: 'B1',
  level: 'block',
  title: 'It waits',
  message,
  question: 'start',
  law: [],
})

test('what can be done stands apart from why, the name of a case and a section within it', () => {
  expect(partsOf({ message: 'See Casto v. Casto (s. 61.079). You can change “Now.” Or wait.' })).toEqual({
    way: 'You can change “Now.” Or wait.',
    why: 'See Casto v. Casto (s. 61.079).',
  })
})

test('what names no way is said as a whole', () => {
  expect(partsOf({ message: 'It waits. It has to.' })).toEqual({ way: 'It waits. It has to.', why: '' })
})

test('whoever may be in danger sees the telephone numbers at once', () => {
  const message = 'We have paused here. Hotline: 1-800-500-1119. You can come back.'
  expect(partsOf({ message })).toEqual({ way: message, why: '' })
})

const start = { id: 'start', options: ['Now', 'Later', 'Never'] } as Question

test('the one other choice that a finding names is the way out', () => {
  expect(wayOut(start, [finding('“Later” has no effect. You can choose “Now”.')], 'Later')).toBe('Now')
})

test('of two choices neither is taken for the person', () => {
  expect(wayOut(start, [finding('You can choose “Now” or “Never”.')], 'Later')).toBeUndefined()
  expect(wayOut({ ...start, options: [] }, [finding('You can choose “Now”.')], 'x')).toBeUndefined()
})

test('where two things stop the document, no one choice is said to mend it', () => {
  const found = [finding('You can choose “Now”.'), finding('Take out the words about it.')]
  expect(wayOut(start, found, 'Later')).toBeUndefined()
})

const content = join(import.meta.dirname, '../../../../../shared/content/documents')

/** Each entry of a list of the content, by what it says of itself in quotation marks. */
function entriesOf(type: string, list: 'finding' | 'question') {
  const file = readFileSync(join(content, type, `${list}s.toml`), 'utf8')
  const entries = file.split(`[[${list}]]`).slice(1)
  return entries.map((entry) => {
    const wordsOf = (key: string) => new RegExp(`^${key} = "(.*)"$`, 'm').exec(entry)?.[1] ?? ''
    const options = /^options = (\[.*\])$/m.exec(entry)?.[1] ?? '[]'
    return { entry, wordsOf, options: JSON.parse(options) as string[] }
  })
}

/** The choices with which a finding is made, where it asks for some. */
const chosenIn = (entry: string, question: string): string[] =>
  [...entry.matchAll(/question = "(\w+)", option = "([^"]+)"/g)].flatMap(([, id, option = '']) =>
    id === question ? option : [],
  )

test('of all that stops a document, a button mends one thing: a power of attorney that starts later', () => {
  const ways = readdirSync(content).flatMap((type) => {
    const stops = entriesOf(type, 'finding').filter(({ wordsOf }) => wordsOf('level') === 'block')
    return entriesOf(type, 'question').flatMap((asked) => {
      const id = asked.wordsOf('id')
      return stops
        .filter(({ wordsOf }) => wordsOf('question') === id)
        .flatMap(({ entry, wordsOf }) => {
          const chosen = chosenIn(entry, id)
          const message = wordsOf('message')
          return (chosen.length > 0 ? chosen : asked.options).map((value) => ({
            code: wordsOf('code'),
            value,
            way: wayOut({ options: asked.options } as Question, [finding(message)], value),
          }))
        })
    })
  })
  expect(ways.length).toBeGreaterThan(2)
  expect(ways.filter(({ way }) => way)).toEqual([
    { code: 'P1', value: 'Upon incapacitation', way: 'Immediately' },
    { code: 'P1', value: 'On a specific date', way: 'Immediately' },
  ])
})

test('of every stop that names no help, the way to mend it is said apart from the law', () => {
  const messages = readdirSync(content)
    .flatMap((type) => entriesOf(type, 'finding'))
    .filter(({ wordsOf }) => wordsOf('level') === 'block')
    .map(({ wordsOf }) => wordsOf('message'))
    .filter((message) => !namesHelp({ message }))
  expect(messages.length).toBeGreaterThan(20)
  expect(messages.filter((message) => partsOf({ message }).why === '')).toEqual([])
})
