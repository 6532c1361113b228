import { expect, test } from 'vitest'
import { dayOfTerm, filingOf, terms } from './filing'

const days = (filedOn: string, servedOn: string) =>
  Object.fromEntries(terms.map((term) => [term.id, dayOfTerm(term, { filedOn, servedOn, forms: [] })]))

test('the days are counted from what is known', () => {
  expect(days('2026-12-20', '2027-01-11')).toEqual({
    service: '2027-04-19',
    answer: '2027-01-31',
    affidavits: '2027-02-25',
    judgment: '2027-01-09',
  })
})

test('what is not known has no day', () => {
  expect(days('', '')).toEqual({ service: null, answer: null, affidavits: null, judgment: null })
  expect(days('2026-12-20', '').affidavits).toBeNull()
})

test('whatever was kept, only days and forms are read', () => {
  expect(filingOf({})).toEqual({ filedOn: '', servedOn: '', forms: [] })
  expect(filingOf({ filing: 'soon' })).toEqual({ filedOn: '', servedOn: '', forms: [] })
  expect(filingOf({ filing: { filedOn: '2026-12-20', servedOn: 7, forms: ['12.928', 7] } })).toEqual({
    filedOn: '2026-12-20',
    servedOn: '',
    forms: ['12.928'],
  })
})
