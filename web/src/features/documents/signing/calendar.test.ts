import { expect, test } from 'vitest'
import { calendarFile, type Appointment } from './calendar'

const appointment: Appointment = {
  id: 'signing-7',
  date: '2026-12-05',
  time: '10:00',
  place: 'Harbor Bank, Main Street; 2nd floor',
  title: 'Sign my will',
  text: 'Bring:\n- A pen\\pencil',
  isYearly: false,
  url: 'https://coquina.example/signing/7',
  hasReminder: true,
}

const now = new Date('2026-11-24T17:00:00.123Z')

const linesOf = (changes: Partial<Appointment> = {}) =>
  calendarFile([{ ...appointment, ...changes }], now).split('\r\n')

test('the time is that of the clock at the place, without a zone', () => {
  const lines = linesOf()
  expect(lines).toContain('DTSTART:20261205T100000')
  expect(lines).toContain('DTSTAMP:20261124T170000Z')
  expect(lines.join('\n')).not.toMatch(/TZID|DTSTART:.*Z/)
})

test('without a time it takes the day', () => {
  const lines = linesOf({ time: null })
  expect(lines).toContain('DTSTART;VALUE=DATE:20261205')
  expect(lines.some((line) => line.startsWith('DURATION'))).toBe(false)
})

test('it reminds at six in the evening before, whether it has a time or takes the day', () => {
  const ofTime = linesOf()
  const alarm = ofTime.slice(ofTime.indexOf('BEGIN:VALARM'), ofTime.indexOf('END:VALARM'))
  expect(alarm).toEqual(['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Sign my will', 'TRIGGER:-PT960M'])
  expect(linesOf({ time: null })).toContain('TRIGGER:-PT360M')
  expect(linesOf({ hasReminder: false })).not.toContain('BEGIN:VALARM')
})

test('it has the address of its page, where there is one', () => {
  expect(linesOf()).toContain('URL:https://coquina.example/signing/7')
  expect(linesOf({ url: null }).some((line) => line.startsWith('URL'))).toBe(false)
})

test('commas, semicolons, backslashes and ends of lines are escaped', () => {
  expect(linesOf()).toContain(String.raw`LOCATION:Harbor Bank\, Main Street\; 2nd floor`)
  expect(linesOf()).toContain(String.raw`DESCRIPTION:Bring:\n- A pen\\pencil`)
})

test('no line of the file is longer than 75 octets, none is cut within a letter, and unfolded all is there', () => {
  const text = 'Señora Ñandú 🖋️ '.repeat(30)
  const file = calendarFile([{ ...appointment, text }], now)
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(Math.max(...octets)).toBeGreaterThan(70)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('a place that is not known is no line', () => {
  expect(linesOf({ place: null }).some((line) => line.startsWith('LOCATION'))).toBe(false)
})

test('of several appointments each is an event of its own in one calendar, and what comes each year says so', () => {
  const lines = calendarFile([appointment, { ...appointment, id: 'review-7', isYearly: true }], now).split(
    '\r\n',
  )
  const count = (wanted: string) => lines.filter((line) => line === wanted).length
  expect([count('BEGIN:VCALENDAR'), count('BEGIN:VEVENT'), count('RRULE:FREQ=YEARLY')]).toEqual([1, 2, 1])
  expect(lines).toContain('UID:signing-7@coquina')
  expect(lines).toContain('UID:review-7@coquina')
})
