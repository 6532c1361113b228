import type { Given } from '@/lib/unsaved'
import { dropGiven, setAside } from '@/lib/unsaved-changes'
import { contested } from '../document'
import type { Document } from '../types'
import type { SavingEvents } from './events'
import { readRefusal } from './read-refusal'

type Refused = {
  before: Document
  sent: Given
  events: SavingEvents
  replace: (newer: Document) => void
}

/** The document to send the rest for, when a newer copy can be used or something be left out. */
export function settleRefusal(error: unknown, refused: Refused): Document | undefined {
  const refusal = readRefusal(error)
  switch (refusal?.why) {
    case 'newer':
      return merge(refusal.document, refused)
    case 'other-person':
      return leaveAll(refusal.sentence, refused)
    case 'wrong':
      return leaveOut(refusal.fields, refused)
    default:
      return undefined
  }
}

function leaveAll(sentence: string, { before, sent, events }: Refused) {
  const questions = Object.keys(sent.answers)
  events.onOtherPerson?.(sentence)
  for (const question of questions) takeOut(before.id, question, events)
  return questions.length > 0 ? before : undefined
}

function leaveOut(fields: Record<string, string>, { before, sent, events }: Refused) {
  const named = Object.entries(fields).filter(([question]) => question in sent.answers)
  for (const [question, sentence] of named) {
    events.onRefused?.(question, sentence)
    takeOut(before.id, question, events)
  }
  return named.length > 0 ? before : undefined
}

/**
 * Two different answers to one question are for the person to choose from. Where mine goes back to its field, the page keeps
 * its older copy, so that giving the answer again meets the other one, and asks.
 */
function merge(newer: Document, { before, sent, events, replace }: Refused): Document {
  const questions = contested(newer, before, sent.answers)
  for (const question of questions) {
    const mine = sent.answers[question]
    if (mine !== undefined) events.onConflict?.({ question, mine, theirs: newer.answers[question], newer })
    takeOut(before.id, question, events)
  }
  if (events.takesOver || questions.length === 0) replace(newer)
  return newer
}

function takeOut(document: number, question: string, { takesOver }: SavingEvents): void {
  if (takesOver) dropGiven(document, question)
  else setAside(document, [question])
}
