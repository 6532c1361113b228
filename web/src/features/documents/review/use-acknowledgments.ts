import { useState } from 'react'
import { isUnreachable } from '@/api/errors'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { forgetSent, give } from '@/lib/unsaved-changes'
import { notifyFixedFailure } from '@/ui/notify'
import { notifyUnsaved } from '../saving/notify-unsaved'
import { useUnsaved } from '../saving/use-unsaved'
import { useKeepBeside } from '../saving/use-keep-beside'

const KEY = 'acknowledgedFindings'

/** Which findings the person has ticked as read. A tick shows at once and is kept with the document. */
export function useAcknowledgments(document: Document) {
  const keep = useKeepBeside(document.id)
  const { data: waiting, hasFailed } = useUnsaved(document.id)
  const [read, setRead] = useState(() => readCodes(waiting[KEY] ?? document.data[KEY]))

  const acknowledge = (code: string, isRead: boolean) => {
    const others = read.filter((other) => other !== code)
    const next = isRead ? [...others, code] : others
    setRead(next)
    const takeBack = (error: unknown) => {
      setRead((now) => (isRead ? now.filter((other) => other !== code) : [...now, code]))
      notifyFixedFailure(error, copy.toasts.saveFailed)
    }
    const wait = (error: unknown) => {
      give(document.id, { data: { [KEY]: next } }, true)
      notifyUnsaved(error)
    }
    keep.mutate(
      { [KEY]: next },
      {
        onSuccess: () => forgetSent(document.id, { data: { [KEY]: waiting[KEY] } }),
        onError: (error) => (isUnreachable(error) ? wait(error) : takeBack(error)),
      },
    )
  }
  const isSaved = JSON.stringify(read) === JSON.stringify(readCodes(document.data[KEY]))
  return { read, acknowledge, isWaiting: hasFailed && waiting[KEY] !== undefined, isSaved }
}

/** The contract leaves open what is kept beside the answers. */
const readCodes = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string') : []
