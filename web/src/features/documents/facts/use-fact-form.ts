import { useRef } from 'react'
import type { Document, DocumentChange, Fact } from '@/api/types'
import { useRetryWhileWaiting } from '../saving/use-retry-while-waiting'
import type { Draft } from './draft-types'
import { useFactDraft } from './use-fact-draft'
import { useFocusOnWrong } from './use-focus-on-wrong'
import { useSaveFact } from './use-save-fact'

type Options = {
  /** What another document says. */
  known?: unknown
  /** Told when what waited for a connection is saved. */
  onSent?: (saved: Document) => void
}

/** A form for one fact: what stands in its boxes, and how that is saved. */
export function useFactForm(document: Document, fact: Fact, { known, onSent }: Options = {}) {
  const form = useRef<HTMLFormElement>(null)
  const asked = useFactDraft(document, fact, known)
  const saving = useSaveFact(document, fact)
  const { draft, errors } = asked
  useFocusOnWrong(form, { draft, errors, refusal: saving.refusal })

  const change = (next: Draft) => {
    // What is typed on while it waits is what is sent.
    if (!saving.unsent) saving.forget()
    asked.change(next)
  }
  const save = (onSaved?: (saved: Document) => void, beside?: DocumentChange) => {
    const reading = asked.read()
    if (!reading || saving.isSaving) return
    const onSuccess = (saved: Document) => {
      asked.forget()
      onSaved?.(saved)
    }
    saving.save({ value: reading.value, ...(beside && { beside }) }, { onSuccess })
  }
  useRetryWhileWaiting(saving.unsent !== undefined, async () => {
    if (!asked.ready || saving.isSaving) return
    const saved = await saving.saveAgain({ ...saving.unsent, ...asked.ready })
    asked.forget()
    onSent?.(saved)
  })
  /** Whether something else was typed than what is kept, or on its way to be. */
  const hasNews = () =>
    (asked.isTyped || saving.isOnItsWay()) && saving.refusal === undefined && !saving.willBe(asked.value)
  /** Saves what was typed when the form is left, as its button would. What will not do stays in the tab. */
  const keepTyped = (beside?: DocumentChange) => {
    if (asked.ready && hasNews())
      saving.saveOnLeave(
        { ...asked.ready, ...(beside && { beside }) },
        { isLatest: asked.isLatest, onSaved: asked.forget },
      )
  }
  /** Saves what is whole and new. What is on its way goes first. */
  const keepReady = () => {
    if (asked.ready && hasNews()) saving.save(asked.ready, { onSuccess: asked.forget })
  }
  return {
    form,
    /** For the control of the fact. */
    boxes: { fact, draft, errors, error: saving.refusal, onChange: change },
    change,
    save,
    keepTyped,
    keepReady,
    isEmpty: asked.isEmpty,
    isKnown: asked.isKnown,
    isSaved: asked.isSaved,
    isSaving: saving.isSaving,
    /** Whether it waits for a connection. */
    isWaiting: saving.unsent !== undefined,
    hasSaved: saving.isSaved,
  }
}
