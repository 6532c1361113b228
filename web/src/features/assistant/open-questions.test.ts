import { expect, test } from 'vitest'
import type { Condition, Question } from '@/api/types'
import { nextOpen, questionsAsked } from './open-questions'

const question = (id: string, condition?: Condition, optional = false): Question => ({
  id,
  type: 'text',
  text: `${id}?`,
  why: '',
  meaning: '',
  law: [],
  optional,
  ...(condition && { condition }),
})
const ids = (questions: Question[]) => questions.map(({ id }) => id)

test('a question whose condition does not hold is not asked, nor what hangs on it', () => {
  const questions = [
    question('children'),
    question('details', { is: { question: 'children', option: 'Yes' } }),
    question('guardian', { answered: 'details' }),
    question('none', { not: { is: { question: 'children', option: 'Yes' } } }),
  ]
  expect(ids(questionsAsked(questions, { children: 'No', details: 'Ana, 12' }))).toEqual(['children', 'none'])
  expect(ids(questionsAsked(questions, { children: 'Yes', details: 'Ana, 12' }))).toEqual([
    'children',
    'details',
    'guardian',
  ])
  expect(ids(questionsAsked(questions, { children: 'Yes', details: 'None.' }))).not.toContain('guardian')
})

test('all, any and checked', () => {
  const both: Condition = { all: [{ checked: 'told' }, { any: [{ answered: 'a' }, { answered: 'b' }] }] }
  const questions = [question('told'), question('a'), question('b'), question('last', both)]
  const isLastAsked = (answers: Record<string, string | boolean>) =>
    ids(questionsAsked(questions, answers)).includes('last')
  expect(isLastAsked({ told: true, b: 'x' })).toBe(true)
  expect(isLastAsked({ told: true })).toBe(false)
  expect(isLastAsked({ told: false, b: 'x' })).toBe(false)
})

test('what was put off comes after the rest, what is optional and put off not at all, what is wrong last', () => {
  const questions = [question('a'), question('b', undefined, true), question('c')]
  const next = (answers: Record<string, string>, skipped: string[], problems = {}) =>
    nextOpen(questions, answers, skipped, { problems })?.id
  expect(next({}, [])).toBe('a')
  expect(next({}, ['a'])).toBe('b')
  expect(next({}, ['a', 'b'])).toBe('c')
  expect(next({ c: 'x' }, ['a', 'b'])).toBe('a')
  expect(next({ a: 'x', c: 'x' }, ['b'])).toBeUndefined()
  expect(next({ a: 'x', b: 'x', c: 'x' }, [], { c: 'Wrong' })).toBe('c')
})
