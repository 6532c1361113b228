import type { DocumentType } from '@/api/types'

export type Stage = DocumentType['stages'][number]
type StepStatus = 'completed' | 'current' | 'pending'
export type ShownStep = Stage & { status: StepStatus; isDone: boolean }

const LEAST_ANSWERS = 3
const SHARE_OF_QUESTIONS = 0.6

/** How many answers open the review. What is missing then, the review says itself. */
export const answersForReview = (questions: number): number =>
  Math.max(LEAST_ANSWERS, Math.floor(SHARE_OF_QUESTIONS * questions))

/** The stages with where each stands. An answer counts while its question is asked; the current one is what is spoken of. */
export function stepsShown(
  steps: readonly Stage[],
  asked: readonly string[],
  isAnswered: (question: string) => boolean,
  now?: string,
): ShownStep[] {
  const isDone = ({ questions }: Stage) => {
    const relevant = questions.filter((question) => asked.includes(question))
    return relevant.length > 0 && relevant.every(isAnswered)
  }
  const reached = steps.find(({ title }) => title === now) ?? steps.find((step) => !isDone(step))
  return steps.map((step) => ({
    ...step,
    isDone: isDone(step),
    status: statusOf(isDone(step), step === reached),
  }))
}

function statusOf(isDone: boolean, isReached: boolean): StepStatus {
  if (isReached) return 'current'
  return isDone ? 'completed' : 'pending'
}

export const completedSteps = (steps: ShownStep[]): number => steps.filter(({ isDone }) => isDone).length

export const percentOf = (steps: ShownStep[]): number =>
  steps.length === 0 ? 0 : (100 * completedSteps(steps)) / steps.length
