import type { ApiError } from './errors'
import type { Answer, Document, DocumentView } from './types'

/** Reads the answers of a document that the server sent. */
export const readDocument = (view: DocumentView): Document => ({
  ...view,
  answers: readAnswers(view.answers),
})

function readAnswers(answers: Record<string, unknown>): Record<string, Answer> {
  const isAnswer = (entry: [string, unknown]): entry is [string, Answer] =>
    typeof entry[1] === 'string' || typeof entry[1] === 'boolean'
  return Object.fromEntries(Object.entries(answers).filter(isAnswer))
}

/** The newer copy that comes with a lost race. */
export function newerCopy({ problem }: ApiError): Document | undefined {
  return isDocument(problem?.document) ? readDocument(problem.document) : undefined
}

/** The contract leaves the copy's shape open; it is the same as a document's everywhere else. */
function isDocument(value: unknown): value is DocumentView {
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'id' in value && 'version' in value && 'answers' in value && 'interview' in value
}

/**
 * The questions to which someone else has given another answer since `before`: only these are a matter for the person.
 * Everything else is merged answer by answer.
 */
export const contested = (newer: Document, before: Document, mine: Record<string, Answer>): string[] =>
  Object.keys(mine).filter((question) => {
    const theirs = newer.answers[question]
    return theirs !== before.answers[question] && theirs !== mine[question]
  })
