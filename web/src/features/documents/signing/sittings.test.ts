import { expect, test } from 'vitest'
import { paidDivorce } from '@/testing/paid-divorces/paid-divorce'
import { mainRoom } from './seats'
import { sittingsOf } from './sittings'

const said = (name: string, parties: string[]) =>
  sittingsOf(paidDivorce(name), parties).map(
    ({ titles, seats }) => `${titles.join(' and ')}: ${seats.map((seat) => seat.name).join(', ')}`,
  )

const parents = ['María José Peña-O’Brien', 'Seán O’Brien Jr.']

test('what a form of the court takes the place of is signed by the same people', () => {
  expect(said('with-children', parents)).toEqual([
    'Petition for Dissolution of Marriage with Minor or Dependent Children: María José Peña-O’Brien, Notary or deputy clerk',
    'Marital Settlement Agreement and Parenting Plan: María José Peña-O’Brien, Seán O’Brien Jr., Notary or deputy clerk',
  ])
})

test('beside a petition that is drafted here, the court’s agreement has its own table', () => {
  expect(said('with-property', ['Desmond Achebe', 'Lucille Achebe'])).toEqual([
    'Petition for Dissolution of Marriage with Property but No Minor or Dependent Children: Desmond Achebe, Notary or deputy clerk',
    'Marital Settlement Agreement: Desmond Achebe, Lucille Achebe, Notary or deputy clerk',
  ])
})

test('in the simplified way both sign the joint petition without a notary, and the agreement before one', () => {
  expect(said('simplified', ['Marisol Quintero-Bell', 'Terrence Bell'])).toEqual([
    'Form 12.901(a): Joint Petition for Simplified Dissolution of Marriage: Marisol Quintero-Bell, Terrence Bell',
    'Form 12.902(f)(3): Marital Settlement Agreement for Simplified Dissolution of Marriage: Marisol Quintero-Bell, Terrence Bell, Notary or deputy clerk',
  ])
})

test('a draft beside the court’s own agreement says that it is signed only if the court takes it', () => {
  const [, , draft] = said('simplified-with-draft', ['Harriet Lowell', 'Owen Lowell'])
  expect(draft).toMatch(/^Marital Settlement Agreement, only if the court takes it instead: Harriet Lowell, /)
})

test('who signs is said in the draft while the names of the two are not both known', () => {
  expect(said('simplified', ['Marisol Quintero-Bell'])).toEqual([
    'Marital Settlement Agreement: Marisol Quintero-Bell, Terrence Bell, Notary or deputy clerk',
  ])
})

test('of several tables the one at which both sit stands for all', () => {
  const room = mainRoom(sittingsOf(paidDivorce('with-children'), parents))
  expect(room?.seats.map(({ turn, part }) => `${turn} ${part}`)).toEqual(['1 party', '2 party', '3 officer'])
})
