import { useLayoutEffect, useRef, useState } from 'react'
import { isUnreachable } from '@/api/errors'
import type { Document, Fact } from '@/api/types'
import { afterPress } from '@/lib/press'
import { forgetTyped, keepTyped as keepInTab } from '@/lib/unsaved-changes'
import { draftOf } from '../facts/draft'
import type { FieldDraft } from '../facts/draft-types'
import { keptDraft } from '../facts/use-fact-draft'
import { useSaveFact } from '../facts/use-save-fact'
import { readFact } from '../facts/value'
import { useRetryWhileWaiting } from '../saving/use-retry-while-waiting'

/** Typed words stand only until they are left: then the kept ones are shown, also when another window has changed them. */
export function useDetailBox(document: Document, fact: Fact) {
  const place = `fact:${fact.id}`
  const { save, forget, unsent, waiting, isSaved, refusal } = useSaveFact(document, fact)
  const kept = draftOf(fact, waiting === undefined ? document.facts[fact.id] : waiting)
  const [typed, setTyped] = useState(() => keptDraft(document.id, place) as FieldDraft | undefined)
  const [error, setError] = useState<string>()
  const sent = useRef<FieldDraft>(undefined)
  const send = (draft: FieldDraft, value: unknown) => {
    sent.current = draft
    save(
      { value },
      {
        onSuccess: () => settle(draft),
        onError: (failure) => isUnreachable(failure) && wait(draft),
        onSettled: () => (sent.current = undefined),
      },
    )
  }
  const wait = (draft: FieldDraft) => {
    setTyped((now) => now ?? draft)
    keepInTab(document.id, place, JSON.stringify(draft))
  }
  const settle = (draft: FieldDraft) => {
    setTyped((now) => (now === draft ? undefined : now))
    forgetTyped(document.id, place)
  }
  const keep = (draft: FieldDraft) => {
    // Continue keeps what its own press has made one leave.
    if (draft === sent.current) return
    const { value, errors } = readFact(fact, draft)
    const [wrong] = Object.values(errors)
    setError(wrong)
    if (wrong) return
    if (draft !== kept) return send(draft, value)
    settle(draft)
    forget()
  }
  const isTyped = ['text', 'name', 'date', 'amount', 'number'].includes(fact.type)
  const keepTyped = () => typed !== undefined && keep(typed)
  useRetryWhileWaiting(unsent !== undefined, async () => keepTyped())
  const latest = useRef<() => unknown>(keepTyped)
  useLayoutEffect(() => {
    latest.current = keepTyped
  })
  return {
    draft: typed ?? kept,
    isTyped: typed !== undefined,
    isUnsaved: typed !== undefined && waiting === undefined,
    isSaving: waiting !== undefined,
    isSaved,
    isWaiting: unsent !== undefined,
    error: error ?? refusal,
    change: (draft: FieldDraft) => (isTyped ? setTyped(draft) : keep(draft)),
    keepTyped,
    leave: () => afterPress(() => latest.current()),
    use: (value: unknown) => send(draftOf(fact, value) as FieldDraft, value),
  }
}
