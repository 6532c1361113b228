export type Appointment = {
  /** Unique among the appointments of all documents: one that moves replaces itself. */
  id: string
  /** 2026-12-05 */
  date: string
  /** 10:00; without one it takes the day. */
  time: string | null
  place: string | null
  title: string
  text: string
  isYearly: boolean
  /** The page that it is about. */
  url: string | null
  /** Whether the calendar reminds of it the evening before. */
  hasReminder: boolean
}

/**
 * A calendar file (RFC 5545), made now. Times have no zone: they are those of the clock where the signing is, in Miami as
 * in Pensacola.
 */
export function calendarFile(appointments: Appointment[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Coquina//Signing day//EN',
    ...appointments.flatMap((appointment) => eventLines(appointment, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(appointment: Appointment, stamp: Date): string[] {
  const { id, date, time, place, title, text, isYearly, url, hasReminder } = appointment
  const day = date.replaceAll('-', '')
  return [
    'BEGIN:VEVENT',
    `UID:${id}@coquina`,
    `DTSTAMP:${stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...(time
      ? [`DTSTART:${day}T${time.replace(':', '')}00`, 'DURATION:PT1H']
      : [`DTSTART;VALUE=DATE:${day}`]),
    ...(isYearly ? ['RRULE:FREQ=YEARLY'] : []),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(text)}`,
    ...(url ? [`URL:${url}`] : []),
    ...(hasReminder ? reminderLines(appointment) : []),
    'END:VEVENT',
  ]
}

/** How long before midnight: at six in the evening, when the mail goes out as well. */
const EVENING = 6 * 60

function reminderLines({ time, title }: Appointment): string[] {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number)
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${EVENING + hours * 60 + minutes}M`,
    'END:VALARM',
  ]
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Most octets of a line; a longer one goes on after a space. */
const LONGEST = 75

function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts = ['']
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > LONGEST) {
      parts.push('')
      octets = 1
    }
    parts[parts.length - 1] += letter
    octets += size
  }
  return parts.join('\r\n ')
}
