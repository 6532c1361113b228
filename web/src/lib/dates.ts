const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const plainDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A moment as a day in the reader's own time zone. */
export const longDate = (moment: string): string => day.format(new Date(moment))

/** A calendar day (2026-11-21) as it stands, whatever the reader's time zone. Anything else comes back unchanged. */
export function calendarDay(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? plainDay.format(new Date(`${text}T00:00:00Z`)) : text
}
