import type { KeyDate } from '@/api/types'
import { today } from './today'

/** The first of the dates that is still to come. */
export const nextDate = (dates: readonly KeyDate[]): (KeyDate & { day: string }) | undefined =>
  dates
    .flatMap((date) => (date.day && date.day >= today() ? [{ ...date, day: date.day }] : []))
    .toSorted((one, other) => one.day.localeCompare(other.day))[0]
