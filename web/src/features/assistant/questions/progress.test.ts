import { expect, test } from 'vitest'
import { answersForReview, completedSteps, percentOf, stepsShown } from './progress'

const steps = [
  { title: 'You', time: '2-3 minutes', questions: ['fullName', 'address'] },
  { title: 'Children', time: '2-3 minutes', questions: ['hasChildren', 'childrenDetails'] },
  { title: 'Gifts', time: '2-3 minutes', questions: ['gifts'] },
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

test('the current step is the one that is spoken of, wherever others are still open', () => {
  const now = stepsShown(steps, all, (id) => id === 'gifts', 'Children')
  expect(now.map(({ status }) => status)).toEqual(['pending', 'current', 'completed'])
  const again = stepsShown(steps, all, () => true, 'Gifts')
  expect(again.map(({ status }) => status)).toEqual(['completed', 'completed', 'current'])
  expect(percentOf(again)).toBe(100)
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
