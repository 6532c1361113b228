/** When the papers were filed and served, as far as it has been noted, and which official forms are ready. */
export type Filing = { filedOn: string; servedOn: string; forms: string[] }

/** Under this key it is kept beside the answers. */
export const FILING = 'filing'

export function filingOf(data: Record<string, unknown>): Filing {
  const kept = data[FILING]
  const entries: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  return {
    filedOn: dayIn(entries.filedOn),
    servedOn: dayIn(entries.servedOn),
    forms: Array.isArray(entries.forms) ? entries.forms.filter((form) => typeof form === 'string') : [],
  }
}

const dayIn = (kept: unknown): string =>
  typeof kept === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(kept) ? kept : ''

/**
 * What the law counts in days, as the cover sheet of the divorce says it under “After you sign”: from which day, how
 * many, and whether something is due by then or comes no earlier.
 */
export const terms = [
  { id: 'service', from: 'filedOn', days: 120 },
  { id: 'answer', from: 'servedOn', days: 20 },
  { id: 'affidavits', from: 'servedOn', days: 45 },
  { id: 'judgment', from: 'filedOn', days: 20 },
] as const

export type Term = (typeof terms)[number]

/** The day of a term, when the day that it counts from is known. */
export function dayOfTerm({ from, days }: Term, filing: Filing): string | null {
  const start = filing[from]
  if (!start) return null
  const day = new Date(`${start}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
