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

function eventLines({ id, date, time, place, title, text, isYearly }: Appointment, stamp: Date): string[] {
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
    'END:VEVENT',
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
