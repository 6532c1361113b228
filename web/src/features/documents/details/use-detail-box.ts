import { useLayoutEffect, useRef, useState } from 'react'
import type { Document, Fact } from '@/api/types'
import { afterPress } from '@/lib/press'
import { draftOf } from '../facts/draft'
import type { FieldDraft } from '../facts/draft-types'
import { useSaveFact } from '../facts/use-save-fact'
import { readFact } from '../facts/value'

/** Typed words stand only until they are left: then the kept ones are shown, also when another window has changed them. */
export function useDetailBox(document: Document, fact: Fact) {
  const { save, forget, waiting, isSaved, refusal } = useSaveFact(document, fact)
  const kept = draftOf(fact, waiting === undefined ? document.facts[fact.id] : waiting)
  const [typed, setTyped] = useState<FieldDraft>()
  const [error, setError] = useState<string>()
  const sent = useRef<FieldDraft>(undefined)
  const send = (draft: FieldDraft, value: unknown) => {
    sent.current = draft
    save({ value }, { onSuccess: () => settle(draft), onSettled: () => (sent.current = undefined) })
  }
  const settle = (draft: FieldDraft) => setTyped((now) => (now === draft ? undefined : now))
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
    error: error ?? refusal,
    change: (draft: FieldDraft) => (isTyped ? setTyped(draft) : keep(draft)),
    keepTyped,
    leave: () => afterPress(() => latest.current()),
    use: (value: unknown) => save({ value }),
  }
}
