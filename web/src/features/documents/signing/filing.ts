/** When the papers were filed, served and are heard, as far as it has been noted, and which official forms are ready. */
export type Filing = { filedOn: string; servedOn: string; hearingOn: string; forms: string[] }

/** Under this key it is kept beside the answers. */
export const FILING = 'filing'

export function filingOf(data: Record<string, unknown>): Filing {
  const kept = data[FILING]
  const entries: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  return {
    filedOn: dayIn(entries.filedOn),
    servedOn: dayIn(entries.servedOn),
    hearingOn: dayIn(entries.hearingOn),
    forms: Array.isArray(entries.forms) ? entries.forms.filter((form) => typeof form === 'string') : [],
  }
}

const dayIn = (kept: unknown): string =>
  typeof kept === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(kept) ? kept : ''
