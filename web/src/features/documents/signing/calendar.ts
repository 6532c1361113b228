export type Appointment = {
  id: number
  /** 2026-12-05 */
  date: string
  /** 10:00; without one it takes the day. */
  time: string | null
  place: string | null
  title: string
  text: string
  /** Now. */
  stamp: Date
}

/**
 * A calendar file (RFC 5545). The time has no zone: it is the time on the clock where the signing is, in Miami as in
 * Pensacola.
 */
export function calendarFile({ id, date, time, place, title, text, stamp }: Appointment): string {
  const day = date.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Coquina//Signing day//EN',
    'BEGIN:VEVENT',
    `UID:signing-${id}-${day}@coquina`,
    `DTSTAMP:${stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...(time
      ? [`DTSTART:${day}T${time.replace(':', '')}00`, 'DURATION:PT1H']
      : [`DTSTART;VALUE=DATE:${day}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
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
