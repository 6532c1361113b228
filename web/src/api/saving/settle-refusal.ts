import type { Given } from '@/lib/unsaved'
import { dropGiven, setAside } from '@/lib/unsaved-changes'
import { contested, newerCopy } from '../document'
import { hasStatus, isOtherPerson, sentenceOf } from '../errors'
import type { Document } from '../types'
import type { SavingEvents } from './events'

type Refused = {
  before: Document
  sent: Given
  events: SavingEvents
  replace: (newer: Document) => void
}

/** The document to send the rest for, when a newer copy can be used or something be left out. */
export function settleRefusal(error: unknown, refused: Refused): Document | undefined {
  const newer = hasStatus(error, 412) ? newerCopy(error) : undefined
  if (newer) return merge(newer, refused)
  const { before, sent, events } = refused
  const { onOtherPerson, onRefused } = events
  if (isOtherPerson(error)) {
    const questions = Object.keys(sent.answers)
    onOtherPerson?.(sentenceOf(error, ''))
    for (const question of questions) takeOut(before.id, question, onOtherPerson !== undefined)
    return questions.length > 0 ? before : undefined
  }
  const fields = hasStatus(error, 400) ? (error.problem?.fields ?? {}) : {}
  const named = Object.entries(fields).filter(([question]) => question in sent.answers)
  for (const [question, sentence] of named) {
    onRefused?.(question, sentence)
    takeOut(before.id, question, onRefused !== undefined)
  }
  return named.length > 0 ? before : undefined
}

/**
 * Two different answers to one question are for the person to choose from. Where nobody asks at once, the page keeps its
 * older copy, so that giving the answer again meets the other one, and asks.
 */
function merge(newer: Document, { before, sent, events: { onConflict }, replace }: Refused): Document {
  const questions = contested(newer, before, sent.answers)
  for (const question of questions) {
    const mine = sent.answers[question]
    if (mine !== undefined) onConflict?.({ question, mine, theirs: newer.answers[question] })
    takeOut(before.id, question, onConflict !== undefined)
  }
  if (onConflict || questions.length === 0) replace(newer)
  return newer
}

function takeOut(document: number, question: string, isTakenOver: boolean): void {
  if (isTakenOver) dropGiven(document, question)
  else setAside(document, [question])
}
