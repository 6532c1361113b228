import { expect, test } from 'vitest'
import type { Document, Fact } from '@/api/types'
import { children, questions, simpleWill, will } from '@/testing/samples'
import { oldNames } from './old-names'
import type { Past } from '../saving/past-words'

const asked = ['fullName', 'executorName', 'childrenDetails', 'bequests']
const spouse: Fact = { ...children, id: 'spouse', type: 'name', composes: null, field: [] }
const [first, , prose] = questions as [(typeof questions)[0], unknown, (typeof questions)[0]]
const type = {
  ...simpleWill,
  questions: [first, { ...first, id: 'executorName' }, prose, { ...prose, id: 'bequests' }],
  facts: [children, spouse],
}
const documentWith = (changes: Partial<Document>): Document => {
  const start = will(changes)
  return { ...start, interview: { ...start.interview, visible: asked, details: ['spouse'] } }
}
const found = (changes: Partial<Document>, past: Past[], kept: string[] = []) =>
  oldNames(type, documentWith(changes), { past, kept })
const was = (id: string, value: unknown): Past => ({ id, value })

test('an old name is found in each other place: a name, prose, a list and a detail', () => {
  const changes = {
    answers: { fullName: 'Maria Diaz', executorName: 'Maria Lopez', bequests: 'Maria Lopez’s boat to Kim' },
    facts: { children: [{ name: 'Maria Lopez' }], spouse: 'Maria Lopez' },
  }
  expect(found(changes, [was('fullName', 'Maria Lopez')])).toEqual([
    {
      name: 'Maria Lopez',
      from: 'fullName',
      places: ['executorName', 'childrenDetails', 'bequests', 'spouse'],
    },
  ])
})

test('nothing is said where the name is a part of another, stands nowhere else, or is back', () => {
  const past = [was('executorName', 'Ann Lee')]
  const answers = { executorName: 'Eva Diaz', fullName: 'Ann Lee Brown', bequests: 'To Annabel Lee' }
  expect(found({ answers }, past)).toEqual([])
  expect(found({ answers: { executorName: 'Ann Lee', fullName: 'Ann Lee' } }, past)).toEqual([])
})

test('of two people of one name, the one who stays in the list is no old name', () => {
  const past = [was('children', [{ name: 'Ana Diaz' }, { name: 'Ana Diaz' }])]
  const now = [{ name: 'Ana Diaz' }, { name: 'Eva Diaz' }]
  expect(found({ answers: { executorName: 'Ana Diaz' }, facts: { children: now } }, past)).toEqual([])
})

test('a name that was taken out is found, and one that may stay is not', () => {
  const past = [was('children', [{ name: 'Ana Diaz' }, { name: 'Leo Diaz' }])]
  const changes = { answers: { executorName: 'Leo Diaz' }, facts: { children: [{ name: 'Ana Diaz' }] } }
  expect(found(changes, past)).toEqual([
    { name: 'Leo Diaz', from: 'childrenDetails', places: ['executorName'] },
  ])
  expect(found(changes, past, ['Leo Diaz'])).toEqual([])
})

test('two people who change places are no old names', () => {
  const past = [was('executorName', 'Ana Diaz'), was('spouse', 'Leo Diaz')]
  expect(found({ answers: { executorName: 'Leo Diaz' }, facts: { spouse: 'Ana Diaz' } }, past)).toEqual([])
})

test('a name in prose that was corrected is found in other prose, and once', () => {
  const past = [was('childrenDetails', 'Anna Maria Diaz, 12'), was('childrenDetails', 'Anna Maria Diaz, 13')]
  const answers = { childrenDetails: 'Ana Maria Diaz, 13', bequests: 'The boat to Anna Maria Diaz' }
  expect(found({ answers }, past)).toEqual([
    { name: 'Anna Maria Diaz', from: 'childrenDetails', places: ['bequests'] },
  ])
})

test('a longer name takes the place of a shorter one', () => {
  const answers = { fullName: 'Maria Lopez Diaz', bequests: 'Maria Lopez Diaz gives the boat' }
  expect(found({ answers }, [was('fullName', 'Maria Lopez')])).toEqual([])
})
