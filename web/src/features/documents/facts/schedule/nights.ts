import { dayNumber, isGiven, OWN, weekdayOf, type Choices, type Schedule, type Turn } from './schedule-value'

/** The parent of a night. */
export type Parent = 'P' | 'R'

type Occasion = { first: number; count: number; whose: string }

/** With whom the children are each night of a year, as the server lays it out; nothing while the rhythm is not known. */
export function nightsOf(schedule: Schedule, choices: Choices, year: number): Parent[] | undefined {
  const cycle = cycleOf(schedule, choices)
  if (cycle.length === 0 || !isGiven(schedule.start)) return undefined
  const start = dayNumber(schedule.start)
  const [first, next] = [dayNumber(`${year}-01-01`), dayNumber(`${year + 1}-01-01`)]
  const days = Array.from({ length: next - first }, (_, at) => first + at)
  const regular = days.map((day) => cycle[mod(day - start, cycle.length)] as Parent)
  const nights = [...regular]
  const around = [year - 1, year, year + 1]
  const occasions = [
    ...around.flatMap((each) => breaksOf(schedule, choices, each)),
    ...around.flatMap((each) => holidaysOf(schedule, choices, each)),
  ]
  for (const occasion of occasions) put(nights, occasion, first, regular)
  return nights
}

const mod = (number: number, by: number): number => ((number % by) + by) % by

/** The nights that come again and again. */
function cycleOf({ rhythm, first, nights = '' }: Schedule, choices: Choices): Parent[] {
  if (rhythm === OWN) return [...nights] as Parent[]
  const offered = choices.rhythms.find(({ id }) => id === rhythm)
  if (!offered || !first) return []
  const [a, b]: Parent[] = first === 'petitioner' ? ['P', 'R'] : ['R', 'P']
  return [...offered.nights].map((letter) => (letter === 'A' ? a : b) as Parent)
}

/** A break belongs to the year in which it begins. */
function breaksOf({ breaks = {} }: Schedule, choices: Choices, year: number): Occasion[] {
  return choices.breaks.flatMap(({ id }) => {
    const turn = breaks[id]
    if (!turn) return []
    const first = dayNumber(`${year}-${turn.from}`)
    const end = dayNumber(`${year}-${turn.to}`)
    const count = (end > first ? end : dayNumber(`${year + 1}-${turn.to}`)) - first
    return Number.isNaN(count) ? [] : [{ first, count, whose: whoseIn(turn, year) }]
  })
}

function holidaysOf({ holidays = {} }: Schedule, choices: Choices, year: number): Occasion[] {
  return choices.holidays.flatMap((holiday) => {
    const turn = holidays[holiday.id]
    const span = holiday.spans.find(({ id }) => id === turn?.span)
    if (!turn || !span) return []
    return [{ first: dayIn(holiday, year) + span.first, count: span.nights, whose: whoseIn(turn, year) }]
  })
}

const whoseIn = ({ even, odd }: Turn, year: number): string => (year % 2 === 0 ? even : odd)

/** The day of a year on which a holiday is. */
function dayIn({ month, on }: Choices['holidays'][number], year: number): number {
  const of = (month: number, day: number) => Date.UTC(year, month - 1, day) / 86_400_000
  if ('day' in on) return of(month, on.day)
  const { weekday, nth, later } = on.weekday
  if (nth > 0) {
    const first = of(month, 1)
    return first + mod(weekday - weekdayOf(first), 7) + (nth - 1) * 7 + later
  }
  const last = of(month + 1, 0)
  return last - mod(weekdayOf(last) - weekday, 7) + (nth + 1) * 7 + later
}

function put(nights: Parent[], { first, count, whose }: Occasion, newYear: number, regular: Parent[]): void {
  for (let at = 0; at < count; at += 1) {
    const day = first + at - newYear
    const parent = parentOf(whose, at * 2 < count) ?? regular[day]
    if (parent && day >= 0 && day < nights.length) nights[day] = parent
  }
}

/** Nobody where it is as the rhythm has it. */
function parentOf(whose: string, isFirstHalf: boolean): Parent | undefined {
  if (whose === 'petitioner') return 'P'
  if (whose === 'respondent') return 'R'
  if (whose === 'petitioner_first') return isFirstHalf ? 'P' : 'R'
  if (whose === 'respondent_first') return isFirstHalf ? 'R' : 'P'
  return undefined
}

/** The two years that are counted: the first whole ones of the schedule. */
export function countedYears({ start }: Schedule): [number, number] {
  const year = Number(start.slice(0, 4)) + (start.endsWith('-01-01') ? 0 : 1)
  return [year, year + 1]
}

/** How many nights of a year are with the Petitioner and with the Respondent. February 29 is not counted. */
export function countOf(nights: Parent[]): [number, number] {
  const counted = nights.length === 366 ? nights.toSpliced(LEAP_DAY, 1) : nights
  const petitioner = counted.filter((parent) => parent === 'P').length
  return [petitioner, counted.length - petitioner]
}

/** The place of February 29 in a leap year. */
const LEAP_DAY = 59
