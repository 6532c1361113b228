import type { Document } from '@/api/types'
import { forgetSent, give } from '@/lib/unsaved-changes'
import { useKeepBeside } from '../saving/use-keep-beside'
import { useUnsaved } from '../saving/use-unsaved'

/** Under this key it is kept beside the answers. */
const DOUBT = 'signedUnchecked'

/** Whether the signing was noted before all that the paper needs was checked. */
export function useIsDoubtful({ id, data }: Document): boolean {
  const { data: waiting } = useUnsaved(id)
  return (waiting[DOUBT] ?? data[DOUBT]) === true
}

/** It is said at once, and kept with the document; on the device where it could not be sent. */
export function useNoteDoubt(document: Document) {
  const { mutateAsync } = useKeepBeside(document.id)
  const wasDoubtful = useIsDoubtful(document)
  return async (isDoubtful: boolean) => {
    if (isDoubtful === wasDoubtful) return
    const doubt = { data: { [DOUBT]: isDoubtful } }
    give(document.id, doubt)
    try {
      await mutateAsync(doubt.data)
      forgetSent(document.id, doubt)
    } catch {
      give(document.id, doubt, true)
    }
  }
}
