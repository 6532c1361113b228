import { useState } from 'react'
import { isUnauthorized, isUnreachable, mayPass } from '@/api/errors'
import type { Document } from '@/api/types'
import { useRetryWhileWaiting } from '../saving/use-retry-while-waiting'
import { forgetSigning, keepSigning, keptSigning, type ToNote } from './kept-signing'
import type { useNoteSigning } from './use-note-signing'

type Outcome = { onSaved: (noted: ToNote) => void; onRefused: (error: unknown) => void }

/** Notes that it is signed. Without a connection that is kept on the device, and noted as soon as there is one. */
export function useKeepSigned(
  { id }: Document,
  { mutateAsync }: ReturnType<typeof useNoteSigning>,
  { onSaved, onRefused }: Outcome,
) {
  const [waiting, setWaiting] = useState(() => keptSigning(id))
  const keep = async (toNote: ToNote) => {
    try {
      await mutateAsync({ signed: toNote.signed })
      forgetSigning(id)
      setWaiting(undefined)
      onSaved(toNote)
    } catch (error) {
      // Only what is refused for good is forgotten: a session can be begun again, and a busy server asked again.
      const isKept = mayPass(error) || isUnauthorized(error)
      if (isKept) keepSigning(id, toNote)
      else forgetSigning(id)
      setWaiting(isKept ? toNote : undefined)
      if (!isUnreachable(error)) onRefused(error)
    }
  }
  useRetryWhileWaiting(waiting !== undefined, async () => waiting && keep(waiting))
  return { keep, waiting }
}
