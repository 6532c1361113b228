import type { Document, Versions } from '@/api/types'

/** A copy that may have been signed: its number, and the version of the document by which the server knows it. */
export type Copy = { number: number; renderedAt: string; code: string; version: number }

/**
 * The copies that were downloaded, the newest last. The server takes the version before the next change as the copy that was
 * current then; of copies that say the same the last one stands for all.
 */
export function copiesOf({ version, contentVersion }: Document, { versions, hasChanged }: Versions): Copy[] {
  const now = hasChanged ? contentVersion : undefined
  return versions.flatMap(({ number, renderedAt, code, contentVersion: said }, index) => {
    const next = versions[index + 1]?.contentVersion ?? now
    if (next === undefined) return [{ number, renderedAt, code, version }]
    return next > said ? [{ number, renderedAt, code, version: next - 1 }] : []
  })
}
