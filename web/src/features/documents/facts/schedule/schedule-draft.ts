import type { Fact } from '@/api/types'
import { copy } from '@/copy'
import {
  dayName,
  isGiven,
  isInWeekdayOf,
  OWN,
  type Choices,
  type Errors,
  type Schedule,
  type ScheduleDraft,
  type Turn,
  type TurnDraft,
} from './schedule-value'

const text = copy.schedule

/** A common year: it has the days that every year has. */
const COMMON_YEAR = 2027

/** The most nights of a school break. */
const LONGEST_BREAK = 120

/** What stands in the boxes when a schedule has this value. A day of every year is shown in a common one. */
export function scheduleDraft(value: unknown): ScheduleDraft {
  const { rhythm = '', first = '', nights = '', start = '', exchange = '', ...rest } = given(value)
  const breaks = Object.entries(rest.breaks ?? {}).map(([id, turn]) => [id, withYear(turn)] as const)
  return {
    rhythm,
    first,
    nights,
    start,
    exchange,
    holidays: { ...rest.holidays },
    breaks: Object.fromEntries(breaks),
  }
}

const given = (value: unknown) => Object(value) as Partial<Schedule>

const withYear = ({ from, to, ...turn }: Turn): TurnDraft => ({
  ...turn,
  from: `${COMMON_YEAR}-${from}`,
  to: `${COMMON_YEAR}-${to}`,
})

/** The schedule as it is sent, and what keeps it from being sent. */
export function readSchedule(fact: Fact, draft: ScheduleDraft): { value: unknown; errors: Errors } {
  if (isEmpty(draft)) return { value: undefined, errors: {} }
  return { value: valueOf(draft), errors: { ...ofRhythm(fact.schedule, draft), ...ofBreaks(draft) } }
}

const isEmpty = ({ rhythm, start, exchange, holidays, breaks }: ScheduleDraft): boolean =>
  [rhythm, start, exchange].every((typed) => typed.trim() === '') &&
  Object.keys(holidays).length + Object.keys(breaks).length === 0

/** The value of what stands in the boxes, whether it is whole or not. */
export function valueOf({
  rhythm,
  first,
  nights,
  start,
  exchange,
  holidays,
  breaks,
}: ScheduleDraft): Schedule {
  const days = Object.entries(breaks).map(([id, turn]) => [id, withoutYear(turn)] as const)
  return {
    rhythm,
    ...(rhythm === OWN ? { nights } : { first }),
    start,
    exchange: exchange.trim(),
    ...(Object.keys(holidays).length > 0 && { holidays }),
    ...(days.length > 0 && { breaks: Object.fromEntries(days) }),
  }
}

const withoutYear = ({ from = '', to = '', ...turn }: TurnDraft): Turn => ({
  ...turn,
  from: from.slice(5),
  to: to.slice(5),
})

function ofRhythm(choices: Choices | null | undefined, draft: ScheduleDraft): Errors {
  const { rhythm, first, start, exchange } = draft
  const errors: Errors = {}
  const weekday = choices?.rhythms.find(({ id }) => id === rhythm)?.weekday
  if (rhythm === '') errors['rhythm'] = text.missingRhythm
  if (rhythm !== '' && rhythm !== OWN && first === '') errors['first'] = text.missingFirst
  if (!isGiven(start)) errors['start'] = text.missingStart
  else if (weekday && !isInWeekdayOf(start, weekday)) errors['start'] = text.startWeekday(dayName(weekday))
  if (exchange.trim() === '') errors['exchange'] = text.missingExchange
  return errors
}

function ofBreaks({ breaks }: ScheduleDraft): Errors {
  const wrong = Object.entries(breaks).flatMap(([id, turn]) => ofBreak(id, turn))
  return Object.fromEntries(wrong)
}

function ofBreak(id: string, { from = '', to = '' }: TurnDraft): [string, string][] {
  const wrong = Object.entries({ from, to }).flatMap(([box, day]): [string, string][] =>
    day === ''
      ? [[`${id}.${box}`, text.missingDays]]
      : isLeapDay(day)
        ? [[`${id}.${box}`, text.leapDay]]
        : [],
  )
  if (wrong.length > 0) return wrong
  const nights = nightsBetween(from.slice(5), to.slice(5))
  return nights > 0 && nights <= LONGEST_BREAK && from.slice(5) !== to.slice(5)
    ? []
    : [[`${id}.to`, text.wrongDays]]
}

/** Such a day is not in every year. */
const isLeapDay = (day: string): boolean => day.endsWith('02-29')

/** From a day of the year to the next such day. */
function nightsBetween(from: string, to: string): number {
  const day = (year: number, of: string) => Date.parse(`${year}-${of}T00:00:00Z`) / 86_400_000
  const nights = day(COMMON_YEAR, to) - day(COMMON_YEAR, from)
  return nights > 0 ? nights : day(COMMON_YEAR + 1, to) - day(COMMON_YEAR, from)
}
