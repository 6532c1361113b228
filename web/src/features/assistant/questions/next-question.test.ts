import { expect, test } from 'vitest'
import type { Question } from '@/api/types'
import { nextOpen } from './next-question'

const question = (id: string, optional = false): Question => ({
  id,
  type: 'text',
  text: `${id}?`,
  why: '',
  meaning: '',
  law: [],
  optional,
})

test('what was put off comes after the rest, what is optional and put off not at all, what is wrong last', () => {
  const questions = [question('a'), question('b', true), question('c')]
  const next = (answers: Record<string, string>, skipped: string[], problems: Record<string, string> = {}) =>
    nextOpen(questions, answers, skipped, problems)?.id
  expect(next({}, [])).toBe('a')
  expect(next({}, ['a'])).toBe('b')
  expect(next({}, ['a', 'b'])).toBe('c')
  expect(next({ c: 'x' }, ['a', 'b'])).toBe('a')
  expect(next({ a: 'x', c: 'x' }, ['b'])).toBeUndefined()
  expect(next({ a: 'x', b: 'x', c: 'x' }, [], { c: 'Wrong' })).toBe('c')
})

test('what is to be mended is asked with why, and with the words it is about', () => {
  const lead = (type: Question['type']) =>
    nextOpen([{ ...question('c'), type, lead: 'And now.' }], { c: 'x' }, [], { c: 'Wrong.' })?.lead
  expect(lead('text')).toBe('Wrong. Your answer so far: x')
  expect(lead('radio')).toBe('Wrong.')
})
