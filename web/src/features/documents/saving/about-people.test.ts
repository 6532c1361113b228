import { expect, test } from 'vitest'
import { will } from '@/testing/samples'
import { withoutOthers } from './about-people'

const document = will({
  answers: { executorName: 'Daniel Lopez', alternateExecutorName: 'Rosa Lopez' },
  facts: { executorLives: 'In Florida', alternateExecutorLives: 'In Florida' },
})

test('where another person is named, what was said of the first is asked again', () => {
  const change = { answers: { executorName: 'Kim Reyes' } }
  expect(withoutOthers(document, change)).toEqual({ ...change, facts: { executorLives: null } })
  const both = { answers: { executorName: 'Rosa Lopez', alternateExecutorName: 'Daniel Lopez' } }
  expect(withoutOthers(document, both).facts).toEqual({ executorLives: null, alternateExecutorLives: null })
})

test('what is said of the person who is named now is kept', () => {
  const change = { answers: { executorName: 'Kim Reyes' }, facts: { executorLives: 'In Florida' } }
  expect(withoutOthers(document, change)).toEqual(change)
})

test.each([
  ['the same name in another spelling', { executorName: 'daniel A. López' }],
  ['another answer', { fullName: 'Kim Reyes' }],
])('%s leaves it', (_what, answers) => {
  const change = { answers }
  expect(withoutOthers(document, change)).toBe(change)
})

test('of whom nothing was said nothing is taken back', () => {
  const change = { answers: { executorName: 'Kim Reyes' } }
  expect(withoutOthers(will({ answers: document.answers }), change)).toBe(change)
})
