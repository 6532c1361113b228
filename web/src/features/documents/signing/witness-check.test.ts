import { expect, test } from 'vitest'
import type { Named } from './execution'
import { isTold, wordsOf } from './name-words'
import type { Passage } from './passages'
import { checkWitness } from './witness-check'

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

const family = 'Article II. My Family'

const passages: Passage[] = [
  { where: 'Declaration', text: 'I, Nora Albright, make this will. Grants pass by law.', isQuoted: false },
  {
    where: family,
    text: 'Lily Albright, 11, and sam albright, 8. My sister José Becker would care for them.',
    isQuoted: true,
  },
  { where: 'Article IX. Personal Representative', text: 'I name Paula de la Cruz Ramirez.', isQuoted: false },
]

test.each([
  ['Lily Albright', family],
  ['LILY', family],
  ['Sam Albright', family],
  ['Sam Fontaine', family],
  ['Jose Becker', family],
  ['Nora Albright', 'Declaration'],
  ['Paula Cruz', 'Article IX. Personal Representative'],
  ['Helen Albright', undefined],
  ['Will Grants', undefined],
  ['Ily Brooks', undefined],
  ['Sister Brooks', undefined],
])('%s stands in the paper’s words: %s', (name, where) => {
  const check = checkWitness(name, [], [], passages)
  expect(check.says === 'told' ? check.passage.where : check.says).toBe(where ?? 'free')
})

test('whom the table allows, somebody’s own words may name for more', () => {
  const allowed = [row('Paula Ramirez', 'Yes')]
  expect(checkWitness('Paula Ramirez', allowed, [], passages).says).toBe('allowed')
  const gift = { where: 'Article VI', text: 'My car to Paula Ramirez', isQuoted: true }
  expect(checkWitness('Paula Ramirez', allowed, [], [...passages, gift]).says).toBe('told')
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
