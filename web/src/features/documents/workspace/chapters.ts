import type { Document, DocumentType } from '@/api/types'

type Stage = Pick<DocumentType['stages'][number], 'title' | 'questions'>

/** A part of the questions as the progress shows it. */
export type Chapter = {
  title: string
  questions: string[]
  /** How much of it is answered, from 0 to 1. */
  share: number
}

const MINUTES_EACH = 0.5

/** The stages with the questions that are asked now. A question that no stage names belongs to the one before it. */
export function chaptersOf(
  stages: readonly Stage[],
  asked: readonly string[],
  isAnswered: (question: string) => boolean,
): Chapter[] {
  const chapters = stages.map(({ title }): Chapter => ({ title, questions: [], share: 0 }))
  let current = 0
  for (const question of asked) {
    const named = stages.findIndex(({ questions }) => questions.includes(question))
    if (named >= 0) current = named
    chapters[current]?.questions.push(question)
  }
  return chapters
    .filter(({ questions }) => questions.length > 0)
    .map((chapter) => ({ ...chapter, share: shareOf(chapter.questions, isAnswered) }))
}

/** How far a document has come. An answer that is held back is none. */
export const chaptersOfDocument = (
  { answers, interview: { visible, problems } }: Document,
  { stages }: DocumentType,
): Chapter[] => chaptersOf(stages, visible, (id) => id in answers && !(id in problems))

const shareOf = (questions: string[], isAnswered: (question: string) => boolean): number =>
  questions.filter(isAnswered).length / questions.length

/** About how long the open questions take; at least a minute while there is one. */
export const minutesLeft = (open: number): number =>
  open === 0 ? 0 : Math.max(1, Math.round(open * MINUTES_EACH))
