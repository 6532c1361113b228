import type { Fact, Field } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { PAID } from './income'
import type { FieldDraft, RecordDraft } from './draft-types'
import { boxWords } from './typed-words'
import { askedFields, readField } from './value'

const text = copy.facts

/** A card’s name, in letters: the words themselves stand in its box. */
const LONGEST_NAME = 60

/** Its line or its name, or until there is one what kind of thing it is; before that a number. */
export function nameOf(fact: Fact, { boxes }: RecordDraft, number: number): string {
  const typed = String(boxes[namedBy(fact, boxes) ?? ''] ?? '').trim()
  if (typed.length > LONGEST_NAME) return `${typed.slice(0, LONGEST_NAME)}…`
  return typed || (fact.type === 'items' ? text.item(number) : text.person(number))
}

/** The field that a card is called by. */
function namedBy({ field: fields = [] }: Fact, boxes: RecordDraft['boxes']): string | undefined {
  const isGiven = ({ id }: Field) => String(boxes[id] ?? '').trim() !== ''
  const line = fields.find(({ id }) => id === 'line')
  const named = fields.find(({ type }) => type === 'name' || type === 'text')
  const [first] = fields
  const kind = first?.type === 'choice' ? first : undefined
  return [line ?? named, kind].find((each) => each && isGiven(each))?.id
}

/** What else is said of it, in one line. How often a sum is paid belongs to the sum. */
export function restOf(fact: Fact, record: RecordDraft): string {
  const name = namedBy(fact, record.boxes)
  const others = askedFields(fact, record).filter(({ id }) => id !== name)
  const parts = others.map((field) => [
    field.id === PAID ? ' ' : ', ',
    words(field, record.boxes[field.id] ?? ''),
  ])
  return parts
    .filter(([, said]) => said !== '')
    .map((part) => part.join(''))
    .join('')
}

function words(field: Field, box: FieldDraft): string {
  const { value } = readField(field, box)
  return field.type === 'amount' && typeof value === 'number' ? dollars(value) : boxWords(field.type, box)
}
