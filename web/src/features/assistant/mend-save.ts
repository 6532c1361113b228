import { newerCopy } from '@/api/document'
import { hasStatus } from '@/api/errors'
import type { Document } from '@/api/types'
import type { SavePort } from './autosave'
import type { UnsavedAnswers } from './unsaved-answers'

type Mending = { before: Document; unsaved: UnsavedAnswers; port: SavePort }

/** Whether a save that failed can be made again: on top of the newer copy, or without the answers that were refused. */
export function mendSave(error: unknown, { before, unsaved, port }: Mending): boolean {
  const newer = hasStatus(error, 412) ? newerCopy(error) : undefined
  if (newer) {
    merge(newer, { before, unsaved, port })
    return true
  }
  const fields = hasStatus(error, 400) ? (error.problem?.fields ?? {}) : {}
  const refused = Object.entries(fields).filter(([id]) => id in unsaved.now.answers)
  for (const [id, sentence] of refused) {
    port.onRefused(id, sentence)
    unsaved.drop(id)
  }
  return refused.length > 0
}

/** Answers are merged one by one: only two different answers to one question are a matter for the person. */
function merge(newer: Document, { before, unsaved, port }: Mending): void {
  for (const [question, mine] of Object.entries(unsaved.now.answers)) {
    const theirs = newer.answers[question]
    if (theirs === before.answers[question] || theirs === mine) continue
    port.onConflict({ question, mine, theirs })
    unsaved.drop(question)
  }
  port.onNewer(newer)
}
