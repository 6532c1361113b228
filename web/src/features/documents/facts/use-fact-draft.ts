import { useState } from 'react'
import type { Document, Fact } from '@/api/types'
import { parseJson } from '@/lib/json'
import { forgetTyped, keepTyped, typedAnswer } from '@/lib/unsaved-changes'
import { droppedFact, forgetDropped } from '../saving/dropped-facts'
import { draftOf } from './draft'
import type { BoxErrors, Draft } from './draft-types'
import { isSame } from './is-same'
import { readFact } from './value'

/** What stands in the boxes of a fact. It is also kept in the tab, so that a failed save or a reload loses nothing. */
export function useFactDraft(document: Document, fact: Fact, known?: unknown) {
  const place = `fact:${fact.id}`
  const saved = document.facts[fact.id]
  const start = () => draftOf(fact, saved ?? droppedFact(document.id, fact.id) ?? known)
  const [draft, setDraft] = useState(() => keptDraft(document.id, place) ?? start())
  const [errors, setErrors] = useState<BoxErrors>({})
  const reading = readFact(fact, draft)
  const hasErrors = Object.keys(reading.errors).length > 0
  const isEmpty = reading.value === undefined && !hasErrors

  const isLatest = () => {
    const kept = typedAnswer(document.id, place)
    return kept === undefined || kept === JSON.stringify(draft)
  }
  const change = (next: Draft) => {
    setDraft(next)
    setErrors({})
    // What says no more than the boxes did before it would never be sent, and so never be forgotten.
    if (isSame(readFact(fact, next), readFact(fact, start()))) forgetTyped(document.id, place)
    else keepTyped(document.id, place, JSON.stringify(next))
  }
  /** The value to be sent; nothing where something has to be mended first, which is then said. */
  const read = (): { value: unknown } | undefined => {
    setErrors(reading.errors)
    return hasErrors ? undefined : { value: reading.value }
  }
  return {
    draft,
    isTyped: keptDraft(document.id, place) !== undefined,
    errors,
    change,
    read,
    /** What can be sent as it stands. Boxes that were emptied take a detail back, but no answer to a question. */
    ready: hasErrors || (isEmpty && fact.composes) ? undefined : { value: reading.value },
    /** What stands in the boxes, be it whole or not. */
    value: reading.value,
    /** Whether the boxes still say what they said here. */
    isLatest,
    isEmpty,
    /** Whether it is what another document says, and nobody has said it here. */
    isKnown: saved === undefined && known !== undefined && isSame(reading.value, known),
    isSaved: !hasErrors && isSame(reading.value, saved),
    /** What was changed while this was on its way is newer, and stays. */
    forget: () => {
      if (isLatest()) forgetTyped(document.id, place)
      forgetDropped(document.id, fact.id)
    },
  }
}

/** What was typed and is kept in the tab. */
export const keptDraft = (document: number, place: string): Draft | undefined =>
  parseJson(String(typedAnswer(document, place) ?? '')) as Draft | undefined
