import type { Document, KeyDate, Signing } from '@/api/types'
import { copy } from '@/copy'
import { signingPlan } from '@/copy/signing-plan'
import { paths } from '@/lib/paths'
import { calendarFile, type Appointment } from './calendar'
import { wordsIn, type Execution } from './execution'
import { isSigned } from './signed-state'

type WhoAndWhat = Pick<Execution, 'who' | 'bring'>

/** The planned signing as an appointment, with who has to be there and what to bring. */
export function signingDay(
  { id, type }: Pick<Document, 'id' | 'type'>,
  plan: NonNullable<Signing['plan']>,
  execution: WhoAndWhat,
): Appointment {
  const { event } = copy.signing
  const { eventText } = signingPlan
  const url = `${window.location.origin}${paths.signing(id)}`
  const text = eventText(wordsIn(execution.who), execution.bring, url)
  return { id: `signing-${id}`, ...plan, title: event(type), text, isYearly: false, url, hasReminder: true }
}

/** One calendar file of the planned signing, until it is signed, and of all dates that have a day. */
export function datesFile(document: Document, dates: KeyDate[], execution: WhoAndWhat, stamp: Date): string {
  const { plan } = document.signing
  const signing = plan && !isSigned(document) ? [signingDay(document, plan, execution)] : []
  return calendarFile([...signing, ...dates.flatMap((date) => keyDay(document.id, date))], stamp)
}

function keyDay(document: number, { id, day, title, rule, law, yearly, counted }: KeyDate): Appointment[] {
  if (!day) return []
  const text = [rule, law.join('; '), counted].filter(Boolean).join('\n\n')
  return [
    {
      id: `${id}-${document}`,
      date: day,
      time: null,
      place: null,
      title,
      text,
      isYearly: yearly,
      url: null,
      hasReminder: false,
    },
  ]
}
