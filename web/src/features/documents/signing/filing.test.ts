import { expect, test } from 'vitest'
import { filingOf } from './filing'

test('whatever was kept, only days and forms are read', () => {
  const nothing = { filedOn: '', servedOn: '', hearingOn: '', forms: [] }
  expect(filingOf({})).toEqual(nothing)
  expect(filingOf({ filing: 'soon' })).toEqual(nothing)
  const kept = { filedOn: '2026-12-20', servedOn: 7, hearingOn: '2027-02-01', forms: ['12.928', 7] }
  expect(filingOf({ filing: kept })).toEqual({
    filedOn: '2026-12-20',
    servedOn: '',
    hearingOn: '2027-02-01',
    forms: ['12.928'],
  })
})
