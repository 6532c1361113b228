import type { Fact } from '@/api/types'
import { fieldsOf, hasRecords } from './draft'
import { boxId, type Draft, type RecordDraft } from './draft-types'
import { readFact } from './value'

/** What is asked for in the persons, things or shares that were begun, and not given yet. */
export function missingIn(fact: Fact, draft: Draft): string[] {
  if (!hasRecords(fact.type)) return []
  const { errors } = readFact(fact, draft)
  const isMissing = ({ key, boxes }: RecordDraft, field: string) =>
    boxId(key, field) in errors && String(boxes[field] ?? '').trim() === ''
  return fieldsOf(fact)
    .filter(({ id }) => (draft as RecordDraft[]).some((record) => isMissing(record, id)))
    .map(({ text }) => text)
}
