import type { Signing } from '@/api/types'
import { parseJson } from '@/lib/json'
import { tab } from '@/lib/storage'

export type Signed = NonNullable<Signing['signed']>

/** What is to be noted: that it was signed, and which lines of what the paper needs were checked. */
export type ToNote = { signed: Signed; checked: string[] }

/** What waits for a connection. It outlives a reload, as an answer does, and goes with the document. */
const key = (document: number) => `signed:${document}`

export function keptSigning(document: number): ToNote | undefined {
  const kept = Object(parseJson(tab.read(key(document)))) as Record<string, unknown>
  const { date, original, version, checked } = kept
  if (typeof date !== 'string' || typeof version !== 'number') return undefined
  return {
    signed: { date, version, original: typeof original === 'string' ? original : null },
    checked: Array.isArray(checked) ? checked.filter((line) => typeof line === 'string') : [],
  }
}

export const keepSigning = (document: number, { signed, checked }: ToNote): void =>
  tab.write(key(document), JSON.stringify({ ...signed, checked }))

export const forgetSigning = (document: number): void => tab.remove(key(document))
