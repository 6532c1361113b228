import { useMemo, useSyncExternalStore } from 'react'
import { onUnsaved, parseUnsaved, storedUnsaved, type Unsaved } from '@/lib/unsaved'

/** What of a document the server has not got. */
export function useUnsaved(document: number): Unsaved {
  const text = useSyncExternalStore(onUnsaved, () => storedUnsaved(document))
  return useMemo(() => parseUnsaved(text), [text])
}
