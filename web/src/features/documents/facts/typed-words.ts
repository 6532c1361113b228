import type { Fact, Field } from '@/api/types'
import { calendarDay } from '@/lib/dates'
import { fieldsOf } from './draft'
import type { Draft, FieldDraft, RecordDraft } from './draft-types'
import { incomeWords, type Income } from './income'
import { readFact } from './value'

/** What stands in the boxes of a fact, in one line, as it was typed; nothing while it is not whole. */
export function typedWords(fact: Fact, draft: Draft): string {
  const { value, errors } = readFact(fact, draft)
  if (value === undefined || Object.keys(errors).length > 0) return ''
  // What a schedule says, only the paper knows.
  if (fact.type === 'schedule') return ''
  if (fact.type === 'income') return incomeWords(value as Income)
  if (!Array.isArray(draft)) return boxWords(fact.type, draft as FieldDraft)
  return draft.map((each) => (typeof each === 'string' ? each : recordWords(fieldsOf(fact), each))).join(', ')
}

/** A person by the name, a share by the name and its part, a thing by all that is said of it. */
function recordWords(fields: Field[], { boxes }: RecordDraft): string {
  if (typeof boxes.name === 'string')
    return [boxes.name, boxes.part ?? '']
      .map((box) => String(box).trim())
      .join(' ')
      .trim()
  const words = fields.map(({ id, type }) => boxWords(type, boxes[id] ?? ''))
  return words.filter(Boolean).join(', ')
}

/** What stands in a box, as it was typed. */
export function boxWords(kind: Field['type'], box: FieldDraft): string {
  if (typeof box !== 'string') return box.street && `${box.street}, ${box.city}, ${box.state} ${box.zip}`
  // Which words a yes stands for, only the paper knows.
  if (kind === 'yes_no') return ''
  return kind === 'date' && box ? calendarDay(box) : box.trim()
}
