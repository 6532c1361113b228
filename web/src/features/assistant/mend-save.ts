import { contested, newerCopy } from '@/api/document'
import { hasStatus, isOtherPerson, sentenceOf } from '@/api/errors'
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
  if (isOtherPerson(error)) {
    port.onOtherPerson(sentenceOf(error, ''))
    for (const id of Object.keys(unsaved.now.answers)) unsaved.drop(id)
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

/** Two different answers to one question are put to the person, and wait for the choice. */
function merge(newer: Document, { before, unsaved, port }: Mending): void {
  const { answers } = unsaved.now
  for (const question of contested(newer, before, answers)) {
    const mine = answers[question]
    if (mine !== undefined) port.onConflict({ question, mine, theirs: newer.answers[question] })
    unsaved.drop(question)
  }
  port.onNewer(newer)
}
