import type { Document, KeyDate, Signing } from '@/api/types'
import { copy } from '@/copy'
import { signingPlan } from '@/copy/signing-plan'
import { calendarFile, type Appointment } from './calendar'
import { isSigned } from './signed-state'

/** The planned signing as an appointment, with what to bring. */
export function signingDay(
  { id, type }: Pick<Document, 'id' | 'type'>,
  plan: NonNullable<Signing['plan']>,
  bring: string[],
): Appointment {
  const { event } = copy.signing
  const { eventText } = signingPlan
  return { id: `signing-${id}`, ...plan, title: event(type), text: eventText(bring), isYearly: false }
}

/** One calendar file of the planned signing, until it is signed, and of all dates that have a day. */
export function datesFile(document: Document, dates: KeyDate[], bring: string[], stamp: Date): string {
  const { plan } = document.signing
  const signing = plan && !isSigned(document) ? [signingDay(document, plan, bring)] : []
  return calendarFile([...signing, ...dates.flatMap((date) => keyDay(document.id, date))], stamp)
}

function keyDay(document: number, { id, day, title, rule, law, yearly, counted }: KeyDate): Appointment[] {
  if (!day) return []
  const text = [rule, law.join('; '), counted].filter(Boolean).join('\n\n')
  return [{ id: `${id}-${document}`, date: day, time: null, place: null, title, text, isYearly: yearly }]
}
