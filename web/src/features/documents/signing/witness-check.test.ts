import { expect, test } from 'vitest'
import type { Named } from './execution'
import { checkWitness, isTold, wordsOf } from './witness-check'

const row = (name: string, verdict = 'Better not'): Named => ({
  name,
  role: 'your alternate',
  verdict,
  why: 'A reason. (s. 732.504)',
})

const named = [
  row('Daniel López'),
  row('Rosa María Lopez-Díaz', 'No'),
  row('Everyone named here: “My brother Tom O’Neill and his wife Ann”'),
  row('Paula Ramirez', 'Yes'),
  row('Elena Delgado Ruiz'),
]

const says = (name: string) => checkWitness(name, named, ['Maria Elena Lopez']).says

test.each([
  ['Daniel López', 'better-not'],
  ['DANIEL LOPEZ', 'better-not'],
  ['  daniel   j.  lopez, jr. ', 'better-not'],
  ['Dan Lopez', 'better-not'],
  ['Daniel', 'better-not'],
  ['rosa diaz', 'no'],
  ['Tom ONeill', 'better-not'],
  ['Ann', 'better-not'],
  ['Paula Ramirez', 'allowed'],
  ['Maria Lopez', 'party'],
  ['Elena Ruis', 'better-not'],
  ['Elina Ruiz', 'better-not'],
  ['Elena Delgado Ruizz', 'better-not'],
  ['Helena Ruano', 'free'],
  ['Helen Brooks', 'free'],
  ['Helen Lopez', 'free'],
  ['Da Lopez', 'free'],
  ['Lopezia', 'free'],
])('%s: %s', (name, verdict) => {
  expect(says(name)).toBe(verdict)
})

test('whoever signs cannot witness, whatever else the paper names this person for', () => {
  const also = [...named, row('Maria Elena Lopez')]
  expect(checkWitness('Maria Elena Lopez', also, ['Maria Elena Lopez']).says).toBe('party')
  const barred = [...named, row('Maria Elena Lopez', 'No')]
  expect(checkWitness('Maria Elena Lopez', barred, ['Maria Elena Lopez']).says).toBe('no')
})

test('of several rows the gravest counts', () => {
  const check = checkWitness('Ana Ruiz', [row('Ana Ruiz', 'Yes'), row('Ana Ruiz', 'No')], [])
  expect(check.says).toBe('no')
})

test('a cut short first name and somebody’s own words are said to be perhaps another person', () => {
  const isSure = (name: string) => {
    const check = checkWitness(name, named, [])
    return 'isSure' in check && check.isSure
  }
  expect(isSure('Dan Lopez')).toBe(false)
  expect(isSure('Tom ONeill')).toBe(false)
  expect(isSure('Elena Ruis')).toBe(false)
  expect(isSure('Daniel Lopez')).toBe(true)
})

test.each(['my husband', 'Neighbor', 'my friend from church', 'our doctor'])(
  '“%s” tells no name',
  (typed) => {
    expect(isTold(wordsOf(typed))).toBe(false)
  },
)

test.each(['Son Nguyen', 'My Nguyen', 'Helen Brooks', 'Daniel'])('“%s” is a name', (typed) => {
  expect(isTold(wordsOf(typed))).toBe(true)
})
