import { expect, test } from 'vitest'
import { clause } from '@/testing/papers'
import { simpleWill, will } from '@/testing/samples'
import { questionPath } from './question-path'

const start = will()
const document = { ...start, interview: { ...start.interview, details: ['county'] } }
const fed = (...questions: string[]) => clause({ questions })

test('a clause leads to a question before a detail, and to another one than the one that is asked', () => {
  expect(questionPath(document, simpleWill, fed('county', 'fullName'))).toBe(
    '/questionnaire/7?question=fullName',
  )
  expect(questionPath(document, simpleWill, fed('fullName', 'hasChildren'), 'fullName')).toBe(
    '/questionnaire/7?question=hasChildren',
  )
  expect(questionPath(document, simpleWill, fed('county'))).toBe('/questionnaire/7?question=county')
})

test('a clause that no answer feeds leads nowhere, nor does one that only the asked question feeds', () => {
  expect(questionPath(document, simpleWill, fed())).toBeUndefined()
  expect(questionPath(document, simpleWill, fed('fullName'), 'fullName')).toBeUndefined()
})

test('the county of filing has its own step, where papers are filed', () => {
  const caption = fed('county.name')
  expect(questionPath(start, { ...simpleWill, county: true }, caption)).toBe(
    '/questionnaire/7?question=county',
  )
  expect(questionPath(start, simpleWill, caption)).toBeUndefined()
})
