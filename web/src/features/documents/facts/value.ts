import type { Fact, Field } from '@/api/types'
import { copy } from '@/copy'
import { fieldsOf, hasRecords, withoutPercent, withParts } from './draft'
import {
  boxId,
  type BoxErrors,
  type Draft,
  type FieldDraft,
  type IncomeDraft,
  type RecordDraft,
} from './draft-types'
import { isFrequency, type Income } from './income'
import { readSchedule } from './schedule/schedule-draft'
import type { ScheduleDraft } from './schedule/schedule-value'

type Boxed = Pick<Fact, 'type' | 'bounds'>
type Read<Value = unknown> = { value?: Value; error?: string }

/** A fact as it is sent, and what keeps it from being sent. Without a value and without errors there is nothing to send. */
export type FactReading = { value: unknown; errors: BoxErrors }

/** Reads what stands in the boxes of a fact. */
export function readFact(fact: Fact, draft: Draft): FactReading {
  if (fact.type === 'choices')
    return { value: (draft as string[]).length > 0 ? draft : undefined, errors: {} }
  if (fact.type === 'schedule') return readSchedule(fact, draft as ScheduleDraft)
  if (hasRecords(fact.type)) return readRecords(fact, draft as RecordDraft[])
  if (fact.type === 'income') return { value: undefined, ...readIncome(draft as IncomeDraft) }
  const { value, error } = readField(fact, draft as FieldDraft)
  return { value, errors: error ? { [boxId()]: error } : {} }
}

/** Records in which nothing was typed are no records. */
function readRecords(fact: Fact, drafts: RecordDraft[]): FactReading {
  const errors: BoxErrors = {}
  const fields = fieldsOf(fact)
  const meant = fact.type === 'shares' ? withParts(drafts) : drafts
  const typed = meant.filter((record) => fields.some((field) => !isEmpty(fact, field, record)))
  const values = typed.map((record) => readRecord(fact, record, errors))
  if (values.length === 0) return { value: undefined, errors }
  return { value: fact.type === 'person' ? values[0] : values, errors }
}

function readRecord(fact: Fact, record: RecordDraft, errors: BoxErrors): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const field of askedFields(fact, record)) {
    const box = record.boxes[field.id] ?? ''
    const { value: given, error } = readPart(fact, field, box)
    const missing = given === undefined && !field.optional ? missingOf(fact, field) : undefined
    const wrong = error ?? missing
    if (wrong) errors[boxId(record.key, field.id)] = wrong
    if (given !== undefined) value[field.id] = given
  }
  return value
}

/** What to do, by what is missing. */
function missingOf(fact: Fact, { id, type }: Field): string {
  if (fact.type === 'shares' && id === 'part') return copy.facts.missingShare
  if (type === 'yes_no') return copy.facts.missingYesNo
  return type === 'name' ? copy.facts.missingName : copy.facts.missing
}

/** A part of a whole is a whole number. */
function readPart(fact: Fact, field: Field, box: FieldDraft): Read {
  if (fact.type !== 'shares' || field.id !== 'part') return readField(field, box)
  const typed = withoutPercent(box)
  if (typed === '') return {}
  return /^[1-9]\d{0,3}$/.test(typed) ? { value: Number(typed) } : { error: copy.facts.wrongPart }
}

/** The fields of a record that are asked for: one that goes with another only where that one was given. */
export const askedFields = (fact: Fact, record: RecordDraft): Field[] =>
  fieldsOf(fact).filter((field) => isAsked(fact, field, record))

function isAsked(fact: Fact, field: Field, record: RecordDraft): boolean {
  if (isOfOtherLine(fact, field, record)) return false
  const other = field.with && fieldsOf(fact).find(({ id }) => id === field.with)
  if (!other) return true
  return isAsked(fact, other, record) && !isEmpty(fact, other, record) && record.boxes[other.id] !== 'false'
}

/** Some boxes say themselves for which lines of the form they are. What was typed there for another line stays in view. */
function isOfOtherLine(fact: Fact, field: Field, record: RecordDraft): boolean {
  const [, lines] = /^For line (\w+(?: or \w+)*):/.exec(field.text) ?? []
  if (lines === undefined || !field.optional || !isEmpty(fact, field, record)) return false
  const [, chosen] = /^(\w+)\. /.exec(String(record.boxes['line'] ?? '')) ?? []
  return !lines.split(' or ').some((line) => line === chosen)
}

/** Whether a record can be kept as it stands. */
export function isWhole(fact: Fact, record: RecordDraft): boolean {
  const { value, errors } = readRecords(fact, [record])
  return value !== undefined && Object.keys(errors).length === 0
}

const isEmpty = (fact: Fact, field: Field, { boxes }: RecordDraft): boolean =>
  readPart(fact, field, boxes[field.id] ?? '').value === undefined &&
  readPart(fact, field, boxes[field.id] ?? '').error === undefined

/** What one box comes to. */
export function readField({ type, bounds }: Boxed, draft: FieldDraft): Read {
  if (typeof draft !== 'string') {
    const { street, city, zip } = draft
    return [street, city, zip].some((part) => part.trim() !== '') ? { value: draft } : {}
  }
  const typed = draft.trim()
  if (typed === '') return {}
  if (type === 'yes_no') return { value: typed === 'true' }
  if (bounds) return readNumber(typed, bounds)
  return type === 'amount' ? readAmount(typed) : { value: typed }
}

/** A whole number within its bounds. */
function readNumber(typed: string, { min, max }: NonNullable<Fact['bounds']>): Read {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : NaN
  return number >= min && number <= max ? { value: number } : { error: copy.facts.wrongNumber(min, max) }
}

/** Both parts, or neither: a frequency without a sum says nothing yet. */
export function readIncome({ amount: typed, frequency }: IncomeDraft): { value?: Income; errors: BoxErrors } {
  if (typed.trim() === '') return { errors: {} }
  const { value: amount, error = copy.facts.wrongAmount } = readAmount(typed.trim())
  if (amount === undefined) return { errors: { amount: error } }
  if (!isFrequency(frequency)) return { errors: { frequency: copy.facts.howOften } }
  return { value: { amount, frequency }, errors: {} }
}

/** Dollars as people type them, in whole cents. */
function readAmount(typed: string): Read<number> {
  const [, dollars, cents = ''] = /^\$?\s*(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(',', '')) ?? []
  if (dollars === undefined) return { error: copy.facts.wrongAmount }
  return { value: Number(dollars) * 100 + Number(cents.padEnd(2, '0')) }
}
