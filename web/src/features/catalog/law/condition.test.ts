import { expect, test } from 'vitest'
import { conditionOf } from './condition'

test('one condition stays whole', () => {
  expect(conditionOf('“Children?” is answered “Yes”')).toEqual([['“Children?” is answered “Yes”']])
})

test('what has to be true together is divided, and of what is held in brackets one is enough', () => {
  expect(conditionOf('“A?” is answered “Yes”, and (“B” is given, or “C” is given)')).toEqual([
    ['“A?” is answered “Yes”'],
    ['“B” is given', '“C” is given'],
  ])
})

test('the words of a question do not divide it', () => {
  const words = '“Have you children, or is one expected, and when?” is answered “Yes”'
  expect(conditionOf(words)).toEqual([[words]])
})
