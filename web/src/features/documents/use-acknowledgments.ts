import { useState } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/app/copy'
import { notifyFixedFailure } from '@/app/notify'
import { useKeepBeside } from './use-change-document'

const KEY = 'acknowledgedFindings'

/** Which findings the person has ticked as read. A tick shows at once and is kept with the document. */
export function useAcknowledgments(document: Document) {
  const keep = useKeepBeside(document.id)
  const [read, setRead] = useState(() => readCodes(document.data[KEY]))

  const acknowledge = (code: string, isRead: boolean) => {
    const others = read.filter((other) => other !== code)
    const next = isRead ? [...others, code] : others
    setRead(next)
    keep.mutate(
      { [KEY]: next },
      {
        onError: (error) => {
          setRead((now) => (isRead ? now.filter((other) => other !== code) : [...now, code]))
          notifyFixedFailure(error, copy.toasts.saveFailed)
        },
      },
    )
  }
  return { read, acknowledge }
}

/** The contract leaves open what is kept beside the answers. */
const readCodes = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string') : []
