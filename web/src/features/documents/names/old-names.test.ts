import { afterEach, expect, test } from 'vitest'
import type { Document, Fact } from '@/api/types'
import { children, questions, simpleWill, will } from '@/testing/samples'
import { oldNames } from './old-names'
import { pastOf } from './note-past'
import { keepPast } from './past-names'

const asked = ['fullName', 'address', 'executorName', 'childrenDetails', 'bequests']
const spouse: Fact = { ...children, id: 'spouse', type: 'name', composes: null, field: [] }
const [first, , prose] = questions as [(typeof questions)[0], unknown, (typeof questions)[0]]
const type = {
  ...simpleWill,
  questions: [
    first,
    { ...first, id: 'address' },
    { ...first, id: 'executorName' },
    prose,
    { ...prose, id: 'bequests' },
  ],
  facts: [children, spouse],
}
const documentWith = (changes: Partial<Document>): Document => {
  const start = will(changes)
  return { ...start, interview: { ...start.interview, visible: asked, details: ['spouse'] } }
}
/** What is found after one change after the other, each from one state of the document to the next. */
const found = (states: Partial<Document>[], kept: string[] = []) => {
  const documents = states.map(documentWith)
  const past = documents.slice(1).flatMap((after, at) => {
    const before = documents[at] ?? after
    const noted = pastOf(type, before, after)
    keepPast(after.id, noted)
    return noted
  })
  return oldNames(type, documents.at(-1) ?? documentWith({}), { past, kept })
}

afterEach(() => sessionStorage.clear())

test('an old name is found in each other place: a name, prose, a list and a detail', () => {
  const answers = { executorName: 'Maria Lopez', bequests: 'Maria Lopez’s boat to Kim' }
  const facts = { children: [{ name: 'Maria Lopez' }], spouse: 'Maria Lopez' }
  const states = ['Maria Lopez', 'Maria Diaz'].map((fullName) => ({
    answers: { ...answers, fullName },
    facts,
  }))
  expect(found(states)).toEqual([
    {
      name: 'Maria Lopez',
      from: 'fullName',
      places: ['executorName', 'childrenDetails', 'bequests', 'spouse'],
    },
  ])
})

test('nothing is said where the name is a part of another, stands nowhere else, or is back', () => {
  const start = { executorName: 'Ann Lee' }
  const others = { executorName: 'Eva Diaz', fullName: 'Ann Lee Brown', bequests: 'To Annabel Lee' }
  expect(found([{ answers: start }, { answers: others }])).toEqual([])
  const away = { answers: { executorName: 'Eva Diaz', fullName: 'Ann Lee' } }
  const back = { answers: { executorName: 'Ann Lee', fullName: 'Ann Lee' } }
  expect(found([back, away, back])).toEqual([])
})

test('who somebody is before a name makes it no other name', () => {
  const rest = { bequests: 'My sister Julia Beck gets the boat.', fullName: 'my sister Julia Beck' }
  const states = ['Julia Beck', 'Juliet Beck'].map((executorName) => ({ answers: { executorName, ...rest } }))
  expect(found(states)).toEqual([
    { name: 'Julia Beck', from: 'executorName', places: ['fullName', 'bequests'] },
  ])
})

test('of two people of one name, the one who stays in the list is no old name', () => {
  const answers = { executorName: 'Ana Diaz' }
  const lists = [
    ['Ana Diaz', 'Ana Diaz'],
    ['Ana Diaz', 'Eva Diaz'],
  ]
  expect(
    found(lists.map((list) => ({ answers, facts: { children: list.map((name) => ({ name })) } }))),
  ).toEqual([])
})

test('a name that was taken out is found, and one that may stay is not', () => {
  const answers = { executorName: 'Leo Diaz' }
  const states = [['Ana Diaz', 'Leo Diaz'], ['Ana Diaz']].map((list) => ({
    answers,
    facts: { children: list.map((name) => ({ name })) },
  }))
  expect(found(states)).toEqual([{ name: 'Leo Diaz', from: 'childrenDetails', places: ['executorName'] }])
  expect(found(states, ['Leo Diaz'])).toEqual([])
})

test('two people who change places are no old names', () => {
  const states = [
    ['Ana Diaz', 'Leo Diaz'],
    ['Leo Diaz', 'Leo Diaz'],
    ['Leo Diaz', 'Ana Diaz'],
  ]
  expect(
    found(states.map(([executorName = '', spouse]) => ({ answers: { executorName }, facts: { spouse } }))),
  ).toEqual([])
})

const bequeathed = ([executorName = '', bequests = '']: string[]) => ({ answers: { executorName, bequests } })

test('prose in which a name was written lately is meant, and prose in which it stood before is not', () => {
  const lately = [
    ['Ana Diaz', 'The boat to Kim Tran'],
    ['Eva Diaz', 'The boat to Kim Tran'],
    ['Eva Diaz', 'The boat to Ana Diaz'],
  ]
  expect(found(lately.map(bequeathed))).toEqual([])
  const before = [
    ['Ana Diaz', 'The boat to Ana Diaz'],
    ['Eva Diaz', 'The boat to Ana Diaz'],
    ['Eva Diaz', 'The red boat to Ana Diaz'],
  ]
  expect(found(before.map(bequeathed))).toEqual([
    { name: 'Ana Diaz', from: 'executorName', places: ['bequests'] },
  ])
})

test('a longer name takes the place of a shorter one', () => {
  const states = ['Maria Lopez', 'Maria Lopez Diaz'].map((fullName) => ({
    answers: { fullName, bequests: 'Maria Lopez Diaz gives the boat' },
  }))
  expect(found(states)).toEqual([])
})

test('places, banks and churches that were changed in prose or in an address are no names of people', () => {
  const city = {
    bequests: 'The account at Wells Fargo to First Church',
    address: '12 Bay Street, Fort Lauderdale',
  }
  const states = [city, { bequests: 'Nothing', address: '1 Pine Street, Miami' }].map((given) => ({
    answers: {
      ...given,
      childrenDetails: 'Born in Fort Lauderdale, saves at Wells Fargo, sings in First Church',
    },
  }))
  expect(found(states)).toEqual([])
})

test('a name is not looked for in an address', () => {
  const states = ['Ann Lee', 'Eva Diaz'].map((executorName) => ({
    answers: { executorName, address: '12 Ann Lee, Miami' },
  }))
  expect(found(states)).toEqual([])
})

test('None that is taken back is no old name', () => {
  const states = ['None', 'Eva Diaz'].map((executorName) => ({ answers: { executorName, bequests: 'None' } }))
  expect(found(states)).toEqual([])
})

test('of what was written over only names are kept', () => {
  const [before, after] = [
    {
      answers: { fullName: 'Ana Diaz', address: '12 Bay Street', bequests: 'My boat to Kim Tran' },
      facts: {},
    },
    { answers: { fullName: 'Eva Diaz', address: '1 Pine Street', bequests: 'None' }, facts: {} },
  ].map(documentWith)
  if (!before || !after) throw new Error('There are two.')
  expect(pastOf(type, before, after)).toEqual([
    { id: 'fullName', names: ['Ana Diaz'], prose: [] },
    { id: 'bequests', names: [], prose: [] },
  ])
})
