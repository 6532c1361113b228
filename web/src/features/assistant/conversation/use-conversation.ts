import { useEffect, useReducer } from 'react'
import type { DocumentType, Question } from '@/api/types'
import { copy } from '@/copy'
import { keepConversation, readConversation } from '@/lib/conversations'
import { nextOpen } from '../questions/next-question'
import { isSettled, problemsOf } from '../questions/problems'
import { questionsAsked, type Answers } from '../questions/questions-asked'
import { converse, type Conversation, type Entry, type Move } from './conversation'
import { allAnswered, goesOnTo, opening, restored, says } from './messages'
import { isDeciding, openProposals } from './selectors'
import type { Setting } from './use-answers'

/** The conversation about a document. It outlives a reload. */
export function useConversation(setting: Setting) {
  const [talk, move] = useReducer(converse, setting, begin)
  const { id } = setting.document
  useEffect(() => keepConversation(id, talk), [id, talk])
  return { talk, move }
}

function begin({ document, type, saving, countyOf }: Setting): Conversation {
  const { unsaved } = saving
  const answers: Answers = { ...document.answers, ...unsaved.answers }
  const questions = questionsAsked(type.questions, answers)
  const problems = problemsOf(document, answers)
  const nextAfter = (skipped: string[]) => nextOpen(questions, answers, skipped, problems)
  const isOpen = (id: string) =>
    questions.some((question) => question.id === id) && !isSettled(answers, problems, id)
  const kept = restored(readConversation(document.id), isOpen)
  if (!kept) {
    const county = countyOf({ ...document.data, ...unsaved.data })
    return opening({ type, questions, answers, problems, county, next: nextAfter([]) })
  }
  if (openProposals(kept).length > 0) return askedToDecide(kept)
  const next = nextAfter(kept.skipped)
  const isWaiting = kept.asked === null && !kept.isStopped && (!kept.isDone || next)
  return isWaiting ? converse(kept, asking(type, next)) : kept
}

/** What waits to be decided is what is asked, not its question anew. */
const askedToDecide = (kept: Conversation): Conversation =>
  kept.asked !== null || kept.isStopped || isDeciding(kept)
    ? kept
    : converse(kept, { do: 'recall', entries: [says(copy.chat.stillOpen)] })

/** What is said to ask the next question, or that there is none. */
export function asking(type: DocumentType, next: Question | undefined, before: Entry[] = []): Move {
  return next
    ? { do: 'ask', question: next.id, entries: [...before, goesOnTo(next)] }
    : { do: 'end', entries: [...before, allAnswered(type)] }
}

/** The same where the only question left has been put off. */
export const lastOpen = (before: Entry[]): Entry[] => [...before, says(copy.chat.lastOpen)]
