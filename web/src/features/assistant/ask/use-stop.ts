import { useState } from 'react'
import { keepStop, readStop } from '@/lib/conversations'
import type { Said } from '../conversation/conversation'

/** The help that was shown in danger. It outlives the drawer and a reload, until a press goes on. */
export function useStop(document: number) {
  const [help, show] = useState(() => helpOf(readStop(document)))
  const keep = (next: Said | undefined) => {
    show(next)
    keepStop(document, next)
  }
  return [help, keep] as const
}

/** An older version of the site may have written it. */
const helpOf = (kept: unknown): Said | undefined =>
  typeof (Object(kept) as Said).text === 'string' ? (kept as Said) : undefined
