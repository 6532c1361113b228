import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copy } from '@/app/copy'
import { answersForReview, completedSteps, percentOf, stepsShown } from './progress'

const steps = [
  { title: 'You', time: '2-3 minutes', keys: ['fullName', 'address'] },
  { title: 'Children', time: '2-3 minutes', keys: ['hasChildren', 'childrenDetails'] },
  { title: 'Gifts', time: '2-3 minutes', keys: ['gifts'] },
]
const shown = (asked: string[], ...answered: string[]) =>
  stepsShown(steps, asked, (id) => answered.includes(id))
const all = ['fullName', 'address', 'hasChildren', 'gifts']

test('a step is completed by its key answers; the first that is not is the current one', () => {
  const statuses = (...answered: string[]) => shown(all, ...answered).map(({ status }) => status)
  expect(statuses()).toEqual(['current', 'pending', 'pending'])
  expect(statuses('fullName')).toEqual(['current', 'pending', 'pending'])
  expect(statuses('fullName', 'address')).toEqual(['completed', 'current', 'pending'])
  expect(statuses('gifts')).toEqual(['current', 'pending', 'completed'])
  expect(statuses(...all)).toEqual(['completed', 'completed', 'completed'])
})

test('a question that is not asked holds no step up', () => {
  const asked = [...all, 'childrenDetails']
  expect(completedSteps(shown(asked, ...all))).toBe(2)
  expect(completedSteps(shown(all, ...all))).toBe(3)
})

test('the share of completed steps', () => {
  expect(percentOf(shown(all, 'fullName', 'address'))).toBeCloseTo(33.3, 1)
  expect(percentOf([])).toBe(0)
})

test.each([
  [10, 6],
  [13, 7],
  [14, 8],
  [5, 3],
  [1, 3],
])('of %i questions, %i answers open the review', (questions, answers) => {
  expect(answersForReview(questions)).toBe(answers)
})

test('each type has its steps, and each key is one of its questions', () => {
  const counts = Object.entries(copy.guidedSteps).map(([type, list]) => [type, list.length])
  expect(Object.fromEntries(counts)).toMatchObject({
    simpleWill: 6,
    prenuptialAgreement: 7,
    uncontestedDivorce: 7,
  })
  expect(counts).toHaveLength(6)
  for (const [type, list] of Object.entries(copy.guidedSteps)) {
    const known = questionIds(type)
    for (const { keys } of list) for (const key of keys) expect(known, `${type}: ${key}`).toContain(key)
  }
})

function questionIds(type: string): string[] {
  const folder = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const content = join(import.meta.dirname, '../../../../shared/content/documents')
  const toml = readFileSync(join(content, folder, 'questions.toml'), 'utf8')
  return Array.from(toml.matchAll(/^id = "(\w+)"/gm), ([, id = '']) => id)
}
