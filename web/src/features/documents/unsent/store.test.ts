import { expect, test } from 'vitest'
import { addQuestion, isEmpty, parse, readUnsent } from './store'

test.each([null, '', '{"questions"', 'null', '[]', '{"questions":["fullName"]}'])(
  'where nothing can be read, nothing waits: %s',
  (text) => expect(isEmpty(parse(text))).toBe(true),
)

test('a question is kept over what was spoilt', () => {
  sessionStorage.setItem('unsent:7', '{"questions"')
  addQuestion(7, 'fullName')
  expect(readUnsent(7)).toEqual({ questions: ['fullName'], data: {} })
})
