import type { Answer, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { shownAnswer } from '@/features/documents/answers'
import type { Typed } from '@/features/documents/workspace/typed'

/** What the paper has to follow of the answers that are on their way; a tick prints no words. */
export const unsavedWords = (answers: Record<string, Answer>, { questions }: DocumentType): Typed[] =>
  questions.flatMap(({ id, options }) => {
    const answer = answers[id]
    if (typeof answer !== 'string') return []
    const isPrinted = !options?.length && answer !== copy.composer.none
    // What was taken back is missing again.
    const words = answer === '' ? copy.paper.unanswered : shownAnswer(answer)
    return [{ question: id, words, isPrinted, label: copy.paper.untilSaved }]
  })
