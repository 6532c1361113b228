import { expect, test } from 'vitest'
import { withCapitals } from './with-capitals'

test('a name in small letters is offered as it stands on an ID', () => {
  expect(withCapitals('maria de leon')).toBe('Maria De Leon')
  expect(withCapitals("sean o'brien-smith iii")).toBe("Sean O'Brien-Smith III")
  expect(withCapitals('josé núñez')).toBe('José Núñez')
})

test('a name with a capital of somebody’s choice is left alone', () => {
  for (const name of ['Maria de Leon', 'bell Hooks', 'ANA RUIZ', '', '123']) {
    expect(withCapitals(name)).toBeUndefined()
  }
})
