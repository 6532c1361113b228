import { describe, expect, test } from 'vitest'
import { blocksSending, checkInput, subjectOf, subjectsIn, type Subject } from './input-check'

const today = new Date('2026-11-21T12:00:00Z')
const check = (words: string, ...subjects: Subject[]) => checkInput(words, subjects, today)

test('nothing is said before the fourth character', () => {
  expect(check('6/3', 'date').errors).toEqual([])
  expect(check('6/3/', 'date').errors).toEqual(['Invalid date format'])
})

describe('what the answer to a question should be', () => {
  test.each([
    ['executorName', 'text', 'name'],
    ['address', 'text', 'address'],
    ['party1Address', 'text', 'address'],
    ['marriageDate', 'date', 'date'],
    ['effectiveDate', 'select', undefined],
    ['specificBequests', 'textarea', undefined],
  ] as const)('%s (%s): %s', (id, type, subject) => {
    expect(subjectOf({ id, type })).toBe(subject)
  })
})

test('without a question, the words of the last message say what is expected', () => {
  expect(subjectsIn('Please give your date of birth and your phone number.')).toEqual(['date', 'phone'])
  expect(subjectsIn('You can review it now.')).toEqual([])
  expect(subjectsIn('An update on what the law makes mandatory, and on its mandate.')).toEqual([])
  expect(subjectsIn('Names, addresses, e-mail and birthdays.')).toEqual(['name', 'address', 'email', 'date'])
})

test('names', () => {
  expect(check('    J', 'name').errors).toEqual(['Name appears too short'])
  const real = ["Seán O'Neill-Smith Jr.", 'José Ñuñez', 'Nguyễn Thị Hương']
  expect(real.flatMap((name) => Object.values(check(name, 'name')).flat())).toEqual([])
  const odd = check('Maria 2nd!', 'name')
  expect(odd.suggestions).toHaveLength(1)
  expect(blocksSending(odd)).toBe(false)
})

test('addresses need three parts and a ZIP code, and never keep a message back', () => {
  expect(check('123 Main Street, Orlando, FL 32801', 'address')).toEqual({ errors: [], suggestions: [] })
  expect(check('123 Main Street, Orlando, FL 32801-1234', 'address').errors).toEqual([])
  expect(check('123 Main Street, Orlando, FL 328011234', 'address').errors).toEqual([])
  const short = check('Main Street', 'address')
  expect(short.errors).toHaveLength(2)
  expect(short.suggestions).toEqual([
    'Addresses usually start with a house number.',
    'This address does not look like one in Florida.',
  ])
  expect(blocksSending(short)).toBe(false)
})

test.each([
  ['email', 'maria@example', 'Invalid email format'],
  ['email', 'ma ria@example.com', 'Invalid email format'],
  ['date', '06/2026', 'Invalid date format'],
  ['date', '2010', 'Invalid date format'],
  ['date', '2/30/14', 'Invalid date value'],
  ['date', '02/30/2026', 'Invalid date value'],
  ['date', '2026-13-01', 'Invalid date value'],
  ['phone', '555-0100', 'Invalid phone number format'],
] as const)('%s "%s": %s, and it cannot be sent', (subject, words, error) => {
  const checked = check(words, subject)
  expect(checked.errors).toEqual([error])
  expect(blocksSending(checked)).toBe(true)
})

test.each([
  ['email', 'maria@example.com'],
  ['date', '02/03/2026'],
  ['date', '2-3-2026'],
  ['date', '2026-02-03'],
  ['date', '06.03.2026'],
  ['date', '6/21/14'],
  ['date', '6-21-14'],
  ['date', '06.21.87'],
  ['phone', '(305) 555-0100'],
  ['phone', '+1 305.555.0100'],
] as const)('%s "%s" will do', (subject, words) => {
  expect(check(words, subject)).toEqual({ errors: [], suggestions: [] })
})

test('a year before 1900 or after the next draws a suggestion', () => {
  for (const words of ['01/01/1899', '01/01/2028']) {
    expect(check(words, 'date')).toEqual({ errors: [], suggestions: ['Please check the year.'] })
  }
  expect(check('12/31/2027', 'date').suggestions).toEqual([])
})

test.each([
  ['date', 'June 3, 2026'],
  ['date', 'later'],
  ['date', "yes, that's right"],
  ['date', "He hits me and I'm scared"],
  ['email', 'we have none'],
  ['phone', 'my sister will call'],
] as const)('%s "%s": words are for the assistant to understand', (subject, words) => {
  expect(check(words, subject)).toEqual({ errors: [], suggestions: [] })
})

test.each(['What does separated mean?', 'skip this one', 'why do you ask', "I don't know the street"])(
  '"%s" is no answer and is not held to the shape of one',
  (words) => {
    expect(check(words, 'address')).toEqual({ errors: [], suggestions: [] })
  },
)

test.each([
  ['name', "I'm Ana Diaz, married, two kids"],
  ['name', 'No, my sister’s name is Eva 2'],
  ['address', 'I live at 9 Bay Street'],
  ['address', 'we’re at my mother’s'],
] as const)('%s "%s": a sentence is not held to the shape of a bare answer', (subject, words) => {
  expect(check(words, subject)).toEqual({ errors: [], suggestions: [] })
})

test('a name that begins like a question is an answer', () => {
  expect(check('Isabel Doering 2', 'name').suggestions).toHaveLength(1)
})
