import { contested, newerCopy } from '@/api/document'
import { hasStatus } from '@/api/errors'
import type { Answer, Document } from '@/api/types'
import { dropDraft, readDraft } from '@/lib/drafts'
import { changeDocument } from '../use-change-document'
import { dropAll, dropData, dropQuestion, isEmpty, readUnsent } from './store'

const MOST_ATTEMPTS = 4

/**
 * Sends what could not be sent before. What the server refuses, or another tab has answered differently, stays in its
 * field as a draft: pressing Continue there says why, and asks.
 */
export async function sendUnsent(document: Document, attempts = MOST_ATTEMPTS): Promise<Document> {
  const { questions, data } = readUnsent(document.id)
  const answers = draftsOf(document.id, questions)
  if (isEmpty({ questions: Object.keys(answers), data })) {
    dropAll(document.id)
    return document
  }
  const changes = { answers, data, ...(document.status === 'draft' && { status: 'in_progress' as const }) }
  try {
    const saved = await changeDocument(document.id, changes, `"${document.version}"`)
    forget(document.id, answers, data)
    return saved
  } catch (error) {
    const base = mend(error, document, answers)
    if (!base || attempts === 1) throw error
    return sendUnsent(base, attempts - 1)
  }
}

function draftsOf(document: number, questions: string[]): Record<string, Answer> {
  const drafts = questions.map((question) => [question, readDraft(document, question)] as const)
  const isGiven = (draft: readonly [string, Answer | undefined]): draft is [string, Answer] =>
    typeof draft[1] === 'boolean' || Boolean(draft[1]?.trim())
  return Object.fromEntries(drafts.filter(isGiven))
}

/** What was typed while it was on its way is newer, and goes next. */
function forget(document: number, answers: Record<string, Answer>, data: Record<string, unknown>): void {
  for (const [question, answer] of Object.entries(answers)) {
    if (readDraft(document, question) !== answer) continue
    dropDraft(document, question)
    dropQuestion(document, question)
  }
  dropData(document, data)
}

/** The document to send the rest for, when something can be left out or a newer copy be used. */
function mend(error: unknown, document: Document, answers: Record<string, Answer>): Document | undefined {
  if (hasStatus(error, 404)) dropAll(document.id)
  const newer = hasStatus(error, 412) ? newerCopy(error) : undefined
  if (newer) {
    const others = contested(newer, document, answers)
    leaveOut(document.id, others)
    // The page keeps its older copy, so that pressing Continue meets the other answer, and asks.
    return others.length > 0 ? undefined : newer
  }
  const refused = hasStatus(error, 400) ? Object.keys(error.problem?.fields ?? {}) : []
  const known = refused.filter((question) => question in answers)
  leaveOut(document.id, known)
  return known.length > 0 ? document : undefined
}

const leaveOut = (document: number, questions: string[]): void =>
  questions.forEach((question) => dropQuestion(document, question))
