import { expect, test } from 'vitest'
import kept from '../../../../../../shared/domain/tests/schedules.json'
import { countOf, countedYears, nightsOf } from './nights'
import { scheduleDraft, valueOf } from './schedule-draft'
import type { Choices, Schedule } from './schedule-value'

const choices = kept.choices as Choices
const cases = kept.cases.map(({ schedule, ...years }) => ({
  schedule: JSON.parse(JSON.stringify(schedule)) as Schedule,
  years,
}))

test.each(cases)('$schedule has the nights that the server finds', ({ schedule, years }) => {
  for (const year of [2028, 2029] as const)
    expect(nightsOf(schedule, choices, year)?.join('')).toBe(years[year])
  const [one, next] = countedYears(schedule).map((year) => countOf(nightsOf(schedule, choices, year) ?? []))
  const mean = [0, 1].map((parent) => String(((one?.[parent] ?? 0) + (next?.[parent] ?? 0)) / 2))
  expect(mean).toEqual(years.mean)
})

test.each(cases)('$schedule is the same after it stood in its boxes', ({ schedule }) => {
  expect(valueOf(scheduleDraft(schedule))).toEqual(schedule)
})

test('without a rhythm or its first day there are no nights', () => {
  const unknown: Schedule = { rhythm: 'week', first: 'petitioner', start: '', exchange: '' }
  expect(nightsOf(unknown, choices, 2028)).toBeUndefined()
  expect(nightsOf({ ...unknown, start: '2027-01-08', rhythm: '' }, choices, 2028)).toBeUndefined()
})

test('a year that a schedule begins with is the first that is counted', () => {
  expect(countedYears({ rhythm: '', start: '2027-01-01', exchange: '' })).toEqual([2027, 2028])
  expect(countedYears({ rhythm: '', start: '2027-01-02', exchange: '' })).toEqual([2028, 2029])
})
