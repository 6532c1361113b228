import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newerCopy } from '@/api/document'
import { ApiError, hasStatus, isUnauthorized, isUnreachable, sentenceOf } from '@/api/errors'
import type { Document, DocumentChange, Fact } from '@/api/types'
import { copy } from '@/copy'
import { pressEnded } from '@/lib/press'
import { retry } from '@/lib/retry'
import { notify, notifyFixedFailure } from '@/ui/notify'
import { notePast } from '../names/note-past'
import { documentQuery, replaceDocument } from '../queries'
import { changeDocument } from '../saving/change-document'
import { isSame } from './is-same'

/** Names the saving of a document’s facts. */
export const factsKey = (id: number) => ['facts', id]

type Change = { value: unknown; beside?: DocumentChange }

type Left = {
  /** Whether what was typed is still what is to be saved. */
  isLatest: () => boolean
  onSaved: () => void
}

/** The question of a fact was answered in another window meanwhile. Nothing was saved. */
class AnsweredElsewhere extends Error {}

/**
 * Saves one fact of a document. The server merges fact by fact; one change waits for the other, so that the last one stands. A
 * fact that composes an answer is saved only on top of the answer that the person has seen. Null takes a fact back.
 */
export function useSaveFact(document: Document, { id: fact, composes }: Fact) {
  const client = useQueryClient()
  const { id } = document
  const show = (newer: Document) => replaceDocument(client, newer)
  const [unsent, setUnsent] = useState<Change>()
  const onItsWay = useRef<Change>(undefined)
  const kept = useRef<Document>(undefined)
  const { mutate, mutateAsync, reset, variables, isPending, isSuccess, error } = useMutation({
    mutationKey: factsKey(id),
    meta: { signedIn: true },
    scope: { id: `facts-${id}` },
    mutationFn: ({ value, beside }: Change) => {
      const changes = { ...beside, facts: { [fact]: value ?? null } }
      const answer = composes
        ? saveOver(newest(document, kept.current), composes, changes, show)
        : changeDocument(id, changes)
      return answer.finally(pressEnded)
    },
    onMutate: (change) => void (onItsWay.current = change),
    onSuccess: (saved) => {
      kept.current = saved
      notePast(client, client.getQueryData(documentQuery(id).queryKey) ?? document, saved)
      show(saved)
      setUnsent(undefined)
    },
    onError: (failure, change) => setUnsent(isUnreachable(failure) ? change : undefined),
    onSettled: (_saved, _failure, change) => {
      if (onItsWay.current === change) onItsWay.current = undefined
    },
  })
  const saveOnLeave = (given: Change, { isLatest, onSaved }: Left) => {
    const refuse = (failure: unknown) => {
      if (isUnreachable(failure)) return saveOnceBack(given, { isLatest, onSaved })
      // Of an answer that was given elsewhere it is said already.
      if (!(failure instanceof AnsweredElsewhere)) notifyFixedFailure(failure, copy.details.failed)
    }
    void mutateAsync(given).then(onSaved, refuse)
  }
  const saveOnceBack = (given: Change, { isLatest, onSaved }: Left) => {
    const end = retry(async () => {
      if (isLatest()) await mutateAsync(given).then(onSaved, stayIfAway)
      end()
    })
  }
  return {
    save: mutate,
    saveAgain: mutateAsync,
    /** For a form that goes: the mutation outlives it. */
    saveOnLeave,
    /** The last try is forgotten, and with it what was wrong about it. */
    forget: () => {
      setUnsent(undefined)
      reset()
    },
    /** Whether something is on its way, which typing on does not stop. */
    isOnItsWay: () => onItsWay.current !== undefined,
    /** Whether this is what stands once all of it has arrived. */
    willBe: (value: unknown) =>
      isSame(value, onItsWay.current ? onItsWay.current.value : document.facts[fact]),
    /** What waits for a connection. */
    unsent,
    isSaving: isPending,
    /** What is on its way; shown in the place of what is kept. */
    waiting: isPending ? variables.value : undefined,
    isSaved: isSuccess,
    refusal: refusalOf(error, fact),
  }
}

/** What this page has saved itself is no change from elsewhere. */
const newest = (seen: Document, kept: Document | undefined): Document =>
  kept && kept.version > seen.version ? kept : seen

/** What no connection carried is tried again; what was refused waits in its boxes. */
function stayIfAway(failure: unknown): void {
  if (isUnreachable(failure)) throw failure
}

/** Saves on top of the answer that was seen: a change elsewhere in the document is none of its business. */
async function saveOver(
  seen: Document,
  question: string,
  changes: DocumentChange,
  show: (newer: Document) => void,
): Promise<Document> {
  try {
    return await changeDocument(seen.id, changes, { version: seen.version })
  } catch (error) {
    const newer = hasStatus(error, 412) ? newerCopy(error) : undefined
    if (!newer) throw error
    if (newer.answers[question] === seen.answers[question]) return saveOver(newer, question, changes, show)
    show(newer)
    notify(copy.wizard.conflict.title, copy.facts.answeredElsewhere)
    throw new AnsweredElsewhere(copy.facts.answeredElsewhere)
  }
}

/** The server's sentence about the fact, or about the whole call. */
function refusalOf(error: unknown, fact: string): string | undefined {
  if (!error || isUnauthorized(error) || isUnreachable(error)) return undefined
  if (error instanceof AnsweredElsewhere) return error.message
  const ofField = error instanceof ApiError ? error.problem?.fields?.[fact] : undefined
  return ofField ?? sentenceOf(error, copy.details.failed)
}
