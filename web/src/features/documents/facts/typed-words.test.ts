import { expect, test } from 'vitest'
import type { Fact } from '@/api/types'
import { typedWords } from './typed-words'

const home = { street: '12 Palm Way', city: 'Ocala', state: 'FL', zip: '34470' }

const surrogate = {
  id: 'surrogate',
  type: 'items',
  text: 'Where does your surrogate live?',
  field: [
    { id: 'address', type: 'address', text: 'Address', optional: false },
    { id: 'since', type: 'date', text: 'Since when?', optional: false },
    { id: 'rent', type: 'amount', text: 'Rent', optional: false },
    { id: 'alone', type: 'yes_no', text: 'Alone?', optional: true },
  ],
} as unknown as Fact

test('what has no name is told by all that is said of it, as it is written and not as it is sent', () => {
  const boxes = { address: home, since: '2020-05-01', rent: '1,250', alone: 'true' }
  expect(typedWords(surrogate, [{ key: 'a', boxes }])).toBe(
    '12 Palm Way, Ocala, FL 34470, May 1, 2020, 1,250',
  )
})

test('people are told by their names', () => {
  const people = { ...surrogate, type: 'people', field: [{ id: 'name', type: 'name', text: 'Name' }] } as Fact
  const records = ['Ana Diaz', 'Leo Diaz'].map((name) => ({ key: name, boxes: { name } }))
  expect(typedWords(people, records)).toBe('Ana Diaz, Leo Diaz')
})

test('shares are told by their names and parts; a part that is not given is not made up', () => {
  const rest = { ...surrogate, type: 'shares' } as Fact
  const shares = (parts: string[]) =>
    ['Ana Diaz', 'Leo Diaz'].map((name, at) => ({ key: name, boxes: { name, part: parts[at] ?? '' } }))
  expect(typedWords(rest, shares(['50', '40']))).toBe('Ana Diaz 50, Leo Diaz 40')
  expect(typedWords(rest, shares([]))).toBe('Ana Diaz, Leo Diaz')
})

test('nothing is told while something is missing', () => {
  expect(
    typedWords(surrogate, [{ key: 'a', boxes: { address: home, since: '', rent: '', alone: '' } }]),
  ).toBe('')
})
