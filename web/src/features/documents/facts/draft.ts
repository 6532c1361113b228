import type { Fact, Field } from '@/api/types'
import { randomKey } from '@/lib/random-key'
import type { AddressDraft, Draft, FieldDraft, RecordDraft } from './draft-types'
import { incomeDraft } from './income'
import { scheduleDraft } from './schedule/schedule-draft'

type Kind = Fact['type']

/** What stands in the boxes of a fact when it has this value; empty boxes when it has none. */
export function draftOf(fact: Fact, value: unknown): Draft {
  if (fact.type === 'choices') return Array.isArray(value) ? value.map(String) : []
  if (fact.type === 'schedule') return scheduleDraft(value)
  if (fact.type === 'income') return incomeDraft(value, dollarsOf)
  if (!hasRecords(fact.type)) return fieldDraft(fact.type, value)
  const records = fact.type === 'person' ? [value] : Array.isArray(value) && value.length > 0 ? value : [{}]
  return records.map((record) => recordOf(fieldsOf(fact), record))
}

/** Whether a fact is made of persons, things or shares. */
export const hasRecords = (kind: Kind): boolean => ['person', 'people', 'items', 'shares'].includes(kind)

/** What each person or thing of a fact is asked for; a share is a name and its part. */
export const fieldsOf = (fact: Fact): Field[] => (fact.type === 'shares' ? SHARE : (fact.field ?? []))

const SHARE: Field[] = [
  { id: 'name', type: 'name', text: 'Name', optional: false },
  { id: 'part', type: 'text', text: 'Part', optional: false },
]

/** A share as it is typed, with or without a percent sign. */
export const withoutPercent = (box: FieldDraft | undefined): string => String(box).replace('%', '').trim()

/** Shares as they are meant: where nobody's part is given, the parts of those who are named are equal. */
export function withParts(shares: RecordDraft[]): RecordDraft[] {
  const isGiven = (box: string) => (record: RecordDraft) => String(record.boxes[box] ?? '').trim() !== ''
  if (shares.some(isGiven('part'))) return shares
  return shares.map((share) => (isGiven('name')(share) ? withPart(share, '1') : share))
}

export const withPart = (share: RecordDraft, part: string): RecordDraft => ({
  ...share,
  boxes: { ...share.boxes, part },
})

/** Records and one more, in the place of one in which nothing stands. */
export function withRecord(fact: Fact, records: RecordDraft[], value: unknown): RecordDraft[] {
  const added = recordOf(fieldsOf(fact), value)
  const blank = records.find((record) => isBlank(fact, record))
  if (!blank) return [...records, added]
  return records.map((each) => (each === blank ? { ...added, key: blank.key } : each))
}

/** Whether nothing stands in its boxes. */
export const isBlank = (fact: Fact, { boxes }: RecordDraft): boolean =>
  JSON.stringify(boxes) === JSON.stringify(newRecord(fact).boxes)

export const newRecord = (fact: Fact): RecordDraft => recordOf(fieldsOf(fact), {})

function recordOf(fields: Field[], value: unknown): RecordDraft {
  const given = Object(value) as Record<string, unknown>
  const boxes = fields.map(({ id, type }) => [id, fieldDraft(type, given[id])] as const)
  return { key: randomKey(), boxes: Object.fromEntries(boxes) }
}

function fieldDraft(kind: Kind, value: unknown): FieldDraft {
  if (kind === 'address') return { ...emptyAddress, ...(Object(value) as Partial<AddressDraft>) }
  if (kind === 'amount' && typeof value === 'number') return dollarsOf(value)
  return value === undefined || value === null ? '' : String(value)
}

const emptyAddress: AddressDraft = { street: '', city: '', state: 'FL', zip: '' }

/** Cents as they are typed: 1250.50. No sum is ever a fraction of a number. */
function dollarsOf(cents: number): string {
  const rest = cents % 100
  return `${(cents - rest) / 100}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
