import type { Document, DocumentType, Paper, Section } from '@/api/types'
import { shownAnswer } from '../answers'
import { isOfOneAnswer } from './of-one-answer'
import { eachSection, rewritten } from './rewritten'

type Said = {
  document: Document
  type: DocumentType
  /** What the other answers say; where absent, as the document has it. */
  others?: Document
}

/** The paper with other words in the place of an answer; the same one where it cannot be told which of them are its own. */
export function replaced(paper: Paper, said: Said, question: string, words: string): Paper {
  const { document, type, others = document } = said
  const old = wordsAt(document, question)
  if (old === '') return paper
  const isIts = (fed: readonly string[]) => isOfOneAnswer(question, old, fed, { document: others, type })
  const pattern = whole(old)
  let isSure = true
  const changed = eachSection(paper, question, (section) => {
    const written = rewritten(section, pattern, () => words)
    if (written !== section && !isIts(section.questions)) isSure = false
    return written
  })
  if (changed === paper || !isSure) return paper
  return isIts(allOf(type)) ? withSubject(changed, pattern, words) : changed
}

/** What stands below the title of whose paper it is. */
function withSubject(paper: Paper, pattern: RegExp, words: string): Paper {
  const instruments = paper.instruments.map((instrument) => ({
    ...instrument,
    subject: instrument.subject?.replace(pattern, () => words) ?? null,
  }))
  return { ...paper, instruments }
}

export const wordsAt = ({ answers }: Document, question: string): string => {
  const answer = answers[question]
  return typeof answer === 'string' && answer !== '' ? shownAnswer(answer) : ''
}

/** Whether the words of an answer stand in a clause. */
export const stands = (section: Section, document: Document, question: string): boolean => {
  const words = wordsAt(document, question)
  return words !== '' && rewritten(section, whole(words), () => '') !== section
}

const allOf = ({ questions, facts }: DocumentType): string[] => [...questions, ...facts].map(({ id }) => id)

const whole = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'gu',
  )
