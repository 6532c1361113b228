import { useMemo, useState } from 'react'
import type { Document, DocumentType, Paper } from '@/api/types'
import { livePaper } from './live-paper'
import type { Typed } from './typed'

type About = {
  document: Document
  type: DocumentType
  typed: readonly Typed[]
  /** Whether the paper is that of an earlier version of the document. */
  isOld: boolean
}

/** The paper that follows what is typed. What was just saved stays as it was typed until the server has written it. */
export function useLivePaper(saved: Paper | null | undefined, { document, type, typed, isOld }: About) {
  const live = useMemo(
    () => (saved && !isOld ? livePaper(saved, document, type, typed) : undefined),
    [saved, document, type, typed, isOld],
  )
  const [last, setLast] = useState(live)
  if (live && live !== last) setLast(live)
  return live ?? last
}
