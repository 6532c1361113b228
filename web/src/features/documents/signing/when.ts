import type { Signing } from '@/api/types'
import { once } from '@/lib/once'

type Plan = NonNullable<Signing['plan']>

const day = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }))
const hour = once(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }))

/** "Saturday, December 5, 2026 at 10:00 AM": the day and the time on the clock there, whatever the reader's time zone. */
export function timeAndDay({ date, time }: Pick<Plan, 'date' | 'time'>): string {
  const words = day().format(new Date(`${date}T00:00:00Z`))
  return time ? `${words} at ${hour().format(new Date(`${date}T${time}:00Z`))}` : words
}
