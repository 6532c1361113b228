import { calendarDay } from '@/lib/dates'

/** What is known, in one line: words as they are, a date as it is said, and people by their names. */
export function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  if (typeof value !== 'object' || value === null) return isDate(value) ? calendarDay(value) : String(value)
  const { name, ...parts } = value as Record<string, unknown>
  return String(name ?? Object.values(parts).filter(Boolean).join(', '))
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
