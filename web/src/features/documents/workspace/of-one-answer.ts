import type { Document, DocumentType } from '@/api/types'
import { shownAnswer } from '../answers'

/**
 * Whether words that stand in a clause can only be those of this answer. A clause says which answers feed it, not where each
 * stands: words that another of them has, too, may be that one's.
 */
export function isOfOneAnswer(
  question: string,
  words: string,
  fed: readonly string[],
  about: About,
): boolean {
  const own = about.type.facts.filter(({ composes }) => composes === question).map(({ id }) => id)
  const others = fed.filter((id) => id !== question && !own.includes(id))
  return !others.some((id) => saidIn(id, about).some((said) => said.includes(plain(words))))
}

export type About = { document: Pick<Document, 'answers' | 'facts'>; type: DocumentType }

/** What is said for a question or a detail: its answer, and what that is written from. */
function saidIn(id: string, { document, type }: About): string[] {
  const beneath = type.facts.filter((fact) => fact.id === id || fact.composes === id)
  return [document.answers[id], ...beneath.map((fact) => document.facts[fact.id])].map((value) =>
    plain(leavesOf(value).join(' ')),
  )
}

/** The words in it: an address and a person have theirs in parts. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [shownAnswer(value)]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : []
}

/** Words without what stands between them, so that only whole ones are found. */
const plain = (words: string): string => ` ${words.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `
