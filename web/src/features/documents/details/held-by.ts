import type { Document, Fact } from '@/api/types'
import { counted } from '@/copy/counted'
import { draftOf } from '../facts/draft'
import type { RecordDraft } from '../facts/draft-types'
import { totalOf } from '../facts/record-total'
import { shownFact } from '../facts/shown-detail'

/** What a detail holds, in one line: of things how many there are, and what they come to. */
export function heldBy({ facts }: Document, fact: Fact): string {
  const value = facts[fact.id]
  if (fact.type !== 'items' || !Array.isArray(value)) return shownFact(fact, value)
  const total = totalOf(fact, draftOf(fact, value) as RecordDraft[])
  return [counted(value.length, 'item'), total].filter(Boolean).join(' · ')
}
