import type { DocumentType } from '@/api/types'

export type Stage = DocumentType['stages'][number]
type ChapterStatus = 'completed' | 'current' | 'pending'
export type ShownChapter = Stage & { status: ChapterStatus; isDone: boolean }

const LEAST_ANSWERS = 3
const SHARE_OF_QUESTIONS = 0.6

/** How many answers open the review. What is missing then, the review says itself. */
export const answersForReview = (questions: number): number =>
  Math.max(LEAST_ANSWERS, Math.floor(SHARE_OF_QUESTIONS * questions))

/** The chapters of the chat, one for each stage of the type, with where each stands. An answer counts while its question is asked; the current one is what is spoken of. */
export function chaptersShown(
  stages: readonly Stage[],
  asked: readonly string[],
  isAnswered: (question: string) => boolean,
  now?: string,
): ShownChapter[] {
  const isDone = ({ questions }: Stage) => {
    const relevant = questions.filter((question) => asked.includes(question))
    return relevant.length > 0 && relevant.every(isAnswered)
  }
  const reached = stages.find(({ title }) => title === now) ?? stages.find((stage) => !isDone(stage))
  return stages.map((stage) => ({
    ...stage,
    isDone: isDone(stage),
    status: statusOf(isDone(stage), stage === reached),
  }))
}

function statusOf(isDone: boolean, isReached: boolean): ChapterStatus {
  if (isReached) return 'current'
  return isDone ? 'completed' : 'pending'
}

export const completedChapters = (chapters: ShownChapter[]): number =>
  chapters.filter(({ isDone }) => isDone).length

export const percentCompleted = (chapters: ShownChapter[]): number =>
  chapters.length === 0 ? 0 : (100 * completedChapters(chapters)) / chapters.length
