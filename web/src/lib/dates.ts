import { once } from './once'

/** Where the law of a document, and so its days, are. */
const FLORIDA = 'America/New_York'

const formatter = (options: Intl.DateTimeFormatOptions, locale = 'en-US') =>
  once(() => new Intl.DateTimeFormat(locale, options))

const day = formatter({ dateStyle: 'long' })
const floridaDates = formatter({ dateStyle: 'long', timeZone: FLORIDA })
const floridaMinutes = formatter({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: FLORIDA,
})
const plainDay = formatter({ dateStyle: 'long', timeZone: 'UTC' })

/** A moment as a day in Florida, with its time as far as that is needed to tell it from the others. */
export function tellingDate(moment: string, others: string[]): string {
  const isTold = others.every((other) => floridaDayOf(other) !== floridaDayOf(moment))
  return isTold ? floridaDayOf(moment) : floridaDayAndMinute(moment)
}

/** A moment to the minute in Florida: nobody tells their papers apart by seconds. */
export const floridaDayAndMinute = (moment: string): string => floridaMinutes().format(new Date(moment))

const zoned = formatter({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'long',
})
const exact = formatter({ dateStyle: 'medium', timeStyle: 'medium' })

/** A moment as a day and a time with its time zone: for what is kept, and read elsewhere. */
export const zonedTime = (moment: string): string => zoned().format(new Date(moment))

/** A moment to the second, where the reader is. */
export const exactTime = (moment: string): string => exact().format(new Date(moment))

/** The day of a moment as names of files have it, where the reader is: 2026-11-21. */
export const dayForFile = (moment: string): string =>
  new Intl.DateTimeFormat('en-CA').format(new Date(moment))

const floridaDays = formatter({ timeZone: FLORIDA }, 'en-CA')

/** The day of a moment in Florida, as boxes for dates have it: 2026-12-05. */
export const floridaDay = (moment: Date): string => floridaDays().format(moment)

/** The day of a moment in Florida in words, as mails and papers have it. */
export const floridaDayOf = (moment: string): string => floridaDates().format(new Date(moment))

const shortDates = formatter({ dateStyle: 'medium', timeZone: FLORIDA })
const shortMinutes = formatter({ dateStyle: 'medium', timeStyle: 'short', timeZone: FLORIDA })

/** The same where a line has little room: Nov 22, 2026. */
export const floridaShortDay = (moment: string): string => shortDates().format(new Date(moment))

/** With the time: Nov 22, 2026, 12:00 PM ET. */
export const floridaShortTime = (moment: string): string => `${shortMinutes().format(new Date(moment))} ET`

/** A moment as a day and a time in Florida: one clock for payments, papers and what happened to the account. */
export const floridaDayAndTime = (moment: string): string => `${floridaDayAndMinute(moment)} ET`

/** The day of a moment, where the reader is. */
export const dayOf = (moment: string): string => day().format(new Date(moment))

/** A calendar day (2026-11-21) as it stands, whatever the reader's time zone. Anything else comes back unchanged. */
export function calendarDay(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? plainDay().format(new Date(`${text}T00:00:00Z`)) : text
}
