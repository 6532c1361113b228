import { expect, test } from 'vitest'
import type { Fact } from '@/api/types'
import { draftOf } from './draft'
import { readFact } from './value'

const overnights: Fact = {
  id: 'overnightsPetitioner',
  type: 'number',
  bounds: { min: 0, max: 365 },
  text: 'Overnights a year with the Petitioner',
  meaning: 'Printed in the plan.',
  law: ['s. 61.30(11)(b)'],
}

test('a whole number within its bounds is sent as a number', () => {
  for (const [typed, value] of [
    ['0', 0],
    [' 165 ', 165],
    ['365', 365],
  ] as const)
    expect(readFact(overnights, typed)).toEqual({ value, errors: {} })
  expect(readFact(overnights, ' ')).toEqual({ value: undefined, errors: {} })
  expect(draftOf(overnights, 165)).toBe('165')
})

test('what is no such number is said with the bounds', () => {
  for (const typed of ['366', '182.5', '-1', 'half', '1e2'])
    expect(readFact(overnights, typed).errors).toEqual({ '': 'Please enter a whole number from 0 to 365.' })
})

test('a number of a person is bounded too', () => {
  const bounds = { min: 1, max: 9 }
  const fact: Fact = {
    ...overnights,
    type: 'items',
    field: [{ id: 'count', type: 'number', text: 'How many?', optional: false, bounds }],
  }
  const [record] = draftOf(fact, [{ count: 12 }]) as [{ key: string; boxes: Record<string, string> }]
  expect(Object.values(readFact(fact, [record]).errors)).toEqual(['Please enter a whole number from 1 to 9.'])
})

test('what is missing says what to do', () => {
  const fact: Fact = {
    ...overnights,
    type: 'people',
    field: [
      { id: 'name', type: 'name', text: 'Full name', optional: false },
      { id: 'minor', type: 'yes_no', text: 'Under 18?', optional: false },
    ],
  }
  const errorsOf = (given: object) => Object.values(readFact(fact, draftOf(fact, [given])).errors)
  expect(errorsOf({ name: 'Ana Lopez' })).toEqual(['Choose Yes or No.'])
  expect(errorsOf({ minor: true })).toEqual(['Enter a name.'])
})
