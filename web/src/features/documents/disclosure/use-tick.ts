import { useState } from 'react'
import { isUnreachable } from '@/api/errors'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { notify, notifyFixedFailure } from '@/ui/notify'
import { useRetryWhileWaiting } from '../saving/use-retry-while-waiting'
import { useAcknowledge, type Signing } from './use-disclosure'

/** The tick under the disclosure. Ticking records it; without a connection it is recorded as soon as there is one. */
export function useTick(document: Document, signing: Signing) {
  // Unticking is only shown: what was recorded stays recorded, and nothing is sent.
  const [isTicked, setTicked] = useState(document.disclosureAcknowledged)
  const [signedAt, setSignedAt] = useState<string>()
  const acknowledge = useAcknowledge(document.id)

  const record = async (clientSignedAt: string) => {
    try {
      await acknowledge.mutateAsync({ ...signing, clientSignedAt })
      setSignedAt(undefined)
      notify(copy.toasts.disclosureSaved)
    } catch (error) {
      refuse(error, clientSignedAt)
    }
  }
  const refuse = (error: unknown, clientSignedAt: string) => {
    const waits = isUnreachable(error)
    setSignedAt(waits ? clientSignedAt : undefined)
    setTicked(waits)
    // Said once, and not to someone who is offline and knows why.
    if (!waits || (navigator.onLine && signedAt === undefined))
      notifyFixedFailure(error, copy.toasts.disclosureFailed)
  }
  useRetryWhileWaiting(signedAt !== undefined, () => record(signedAt ?? ''))

  const tick = (next: boolean) => {
    setTicked(next)
    setSignedAt(undefined)
    if (next) void record(new Date().toISOString())
  }
  return { isTicked, tick, isPending: acknowledge.isPending, isWaiting: signedAt !== undefined }
}
