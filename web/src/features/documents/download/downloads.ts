import { useSyncExternalStore } from 'react'
import type { Document } from '@/api/types'
import { local, read, write } from '@/lib/storage'

const key = (id: number) => `downloaded ${id}`
const watchers = new Set<() => void>()

/** Notes in this browser what a document said when it was downloaded. */
export function noteDownload(document: Document): void {
  write(local, key(document.id), markOf(document))
  for (const tell of watchers) tell()
}

/** Whether a document says something else than when it was last downloaded here. Where it never was, nothing is known. */
export function useChangedSinceDownload(document: Document): boolean {
  const before = useSyncExternalStore(watch, () => read(local, key(document.id)))
  return before !== null && before !== markOf(document)
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/**
 * Tells two sets of answers apart and reveals none of them. The version would not do: it also counts a visit that
 * changed nothing.
 */
function markOf({ answers, data: { county, countyName } }: Document): string {
  const said = Object.entries({ ...answers, county, countyName }).toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
  let mark = 0
  for (const letter of JSON.stringify(said)) mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return String(mark)
}
