import type { Signing } from '@/api/types'
import { parseJson } from '@/lib/json'
import { tab } from '@/lib/storage'

export type Signed = NonNullable<Signing['signed']>

/** What waits for a connection. It outlives a reload, as an answer does, and goes with the document. */
const key = (document: number) => `signed:${document}`

export function keptSigning(document: number): Signed | undefined {
  const { date, original, version } = Object(parseJson(tab.read(key(document)))) as Record<string, unknown>
  if (typeof date !== 'string' || typeof version !== 'number') return undefined
  return { date, version, original: typeof original === 'string' ? original : null }
}

export const keepSigning = (document: number, signed: Signed): void =>
  tab.write(key(document), JSON.stringify(signed))

export const forgetSigning = (document: number): void => tab.remove(key(document))
