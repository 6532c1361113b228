import type { Fact } from '@/api/types'

/** Stands in the place of a rhythm’s id where the parents have one of their own. */
export const OWN = 'own'

/** Among what parents choose. */
export type Choices = NonNullable<Fact['schedule']>

/** Who has a holiday, with its nights, or a school break, with its days. */
export type Turn = { even: string; odd: string; span?: string; from?: string; to?: string }

/** Who has a holiday, with its nights, or a school break, with its days. */
export type TurnDraft = { even: string; odd: string; span?: string; from?: string; to?: string }

/** A schedule of time-sharing as it stands in its boxes. */
export type ScheduleDraft = {
  rhythm: string
  first: string
  nights: string
  start: string
  exchange: string
  holidays: Record<string, TurnDraft>
  breaks: Record<string, TurnDraft>
}

/** What is wrong with its boxes, by their names. */
export type Errors = Record<string, string>

/** A schedule as it is kept. */
export type Schedule = {
  rhythm: string
  first?: string
  nights?: string
  start: string
  exchange: string
  holidays?: Record<string, Turn>
  breaks?: Record<string, Turn>
}

/** A day as the number of days since one that is the same everywhere. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** Whether a day is given. While its year is typed, a browser gives 2 and 20 and 202 as years. */
export const isGiven = (day: string): boolean => day.slice(0, 4) >= '1000' && !Number.isNaN(dayNumber(day))

/** The day of the week of a day; Monday is 1. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

export const isInWeekdayOf = (day: string, weekday: number): boolean => weekdayOf(dayNumber(day)) === weekday

/** The name of a day of the week; Monday is 1. */
export const dayName = (weekday: number): string =>
  new Date(Date.UTC(2027, 1, weekday)).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
