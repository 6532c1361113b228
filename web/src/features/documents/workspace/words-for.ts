import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { shownAnswer } from '../answers'
import type { Typed } from './typed'

/** The words that the sentence is looked for by: those typed, those saved, or what stands where none are. */
export function wordsFor(
  { answers, interview }: Document,
  question: string,
  typed: readonly Typed[] = [],
): string {
  const news = typed.find((each) => each.question === question)
  if (news) return news.words
  const answer = answers[question]
  if (answer === undefined || question in interview.problems) return copy.paper.unanswered
  return typeof answer === 'string' && answer ? shownAnswer(answer) : ''
}
