import type { Document, DocumentType, Fact } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { draftOf } from './draft'
import { typedWords } from './typed-words'
import { wordsOf } from './words'

/** A detail as it is shown to read; nothing for what is no detail. */
export function shownDetail({ facts }: Document, type: DocumentType, id: string): string | undefined {
  const detail = type.facts.find((fact) => fact.id === id && !fact.composes)
  if (!detail) return undefined
  return shownFact(detail, facts[id])
}

export function shownFact(detail: Fact, value: unknown): string {
  if (value === undefined) return copy.facts.notGiven
  if (detail.type === 'schedule') return copy.details.given
  if (detail.type === 'amount') return dollars(Number(value))
  if (detail.type === 'income') return typedWords(detail, draftOf(detail, value))
  if (detail.type === 'yes_no') return value ? copy.facts.yes : copy.facts.no
  return wordsOf(value)
}
