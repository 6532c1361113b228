import { expect, test } from 'vitest'
import { answersForReview, completedChapters, percentCompleted, chaptersShown } from './progress'

const stages = [
  { title: 'You', time: '2-3 minutes', questions: ['fullName', 'address'] },
  { title: 'Children', time: '2-3 minutes', questions: ['hasChildren', 'childrenDetails'] },
  { title: 'Gifts', time: '2-3 minutes', questions: ['gifts'] },
]
const shown = (asked: string[], ...answered: string[]) =>
  chaptersShown(stages, asked, (id) => answered.includes(id))
const all = ['fullName', 'address', 'hasChildren', 'gifts']

test('a chapter is completed by its key answers; the first that is not is the current one', () => {
  const statuses = (...answered: string[]) => shown(all, ...answered).map(({ status }) => status)
  expect(statuses()).toEqual(['current', 'pending', 'pending'])
  expect(statuses('fullName')).toEqual(['current', 'pending', 'pending'])
  expect(statuses('fullName', 'address')).toEqual(['completed', 'current', 'pending'])
  expect(statuses('gifts')).toEqual(['current', 'pending', 'completed'])
  expect(statuses(...all)).toEqual(['completed', 'completed', 'completed'])
})

test('the current chapter is the one that is spoken of, wherever others are still open', () => {
  const now = chaptersShown(stages, all, (id) => id === 'gifts', 'Children')
  expect(now.map(({ status }) => status)).toEqual(['pending', 'current', 'completed'])
  const again = chaptersShown(stages, all, () => true, 'Gifts')
  expect(again.map(({ status }) => status)).toEqual(['completed', 'completed', 'current'])
  expect(percentCompleted(again)).toBe(100)
})

test('a question that is not asked holds no chapter up', () => {
  const asked = [...all, 'childrenDetails']
  expect(completedChapters(shown(asked, ...all))).toBe(2)
  expect(completedChapters(shown(all, ...all))).toBe(3)
})

test('the share of completed chapters', () => {
  expect(percentCompleted(shown(all, 'fullName', 'address'))).toBeCloseTo(33.3, 1)
  expect(percentCompleted([])).toBe(0)
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
