import type { Answer, Document, DocumentChange } from '../types'

/** Two answers to one question: ours, and the one that another tab has saved meanwhile. */
export type AnswerConflict = {
  question: string
  mine: Answer
  theirs: Answer | undefined
  /** The document with the other answer. */
  newer: Document
}

/** What a page wants to know of the saving. */
export type SavingEvents = {
  /** Whether the page has a place for answers that cannot be saved as they are. Otherwise they are drafts in their fields. */
  takesOver?: boolean
  /** What changes along with the answers. */
  alongWith?: (document: Document, answers: Record<string, Answer>) => DocumentChange
  onSaved?: (before: Document, saved: Document, questions: string[]) => void
  /** Told once, not at each attempt. */
  onFailed?: (error: unknown) => void
  onConflict?: (conflict: AnswerConflict) => void
  onRefused?: (question: string, sentence: string) => void
  /** The document is bought, and the answers would make it someone else's. */
  onOtherPerson?: (sentence: string) => void
}
