import type { Question } from '@/api/types'
import { copy } from '@/copy'
import { isEmail } from '@/lib/email'

/** What a text is expected to be. */
export type Subject = 'name' | 'address' | 'email' | 'date' | 'phone'
type Checked = { errors: string[]; suggestions: string[] }

/** Up to this length nothing is checked: people have only begun to type. */
const UNCHECKED_LENGTH = 3
const EARLIEST_YEAR = 1900
const text = copy.inputCheck

/** What the answer to a question is expected to be. The contract has the type; the ids of the questions say the rest. */
export function subjectOf({ id, type }: Pick<Question, 'id' | 'type'>): Subject | undefined {
  if (type === 'date') return 'date'
  if (type !== 'text') return undefined
  const ending = /(name|address|email|phone)$/i.exec(id)?.[1]?.toLowerCase()
  return ending as Subject | undefined
}

/** What the assistant's last message asks for, by its words. For talk without a question. */
export function subjectsIn(message: string): Subject[] {
  const words: [Subject, RegExp][] = [
    ['name', /\bnames?\b/i],
    ['address', /\baddress(es)?\b/i],
    ['email', /\be-?mails?\b/i],
    ['date', /\b(dates?|birth|birthdays?|birthdates?)\b/i],
    ['phone', /\b(tele)?phones?\b/i],
  ]
  return words.filter(([, pattern]) => pattern.test(message)).map(([subject]) => subject)
}

/** A question back, or a wish, is no answer and is not held to an answer's shape. */
export const isAside = (words: string): boolean =>
  /\?\s*$/.test(words) ||
  /^\s*(what|why|how|who|when|where|which|can|could|should|do|does|is|are|help|skip|none|explain|i (don['’]t|do not) )\b/i.test(
    words,
  )

/** A sentence may hold an answer, or several: the assistant finds them, and their shape is checked when they are shown. */
export const isSentence = (words: string): boolean =>
  /^\s*((i|i['’]m|i['’]ve|my|we|we['’]re|our|it['’]s|that['’]s|actually|sorry)\s|no,)/i.test(words)

export function checkInput(words: string, subjects: readonly Subject[], today = new Date()): Checked {
  if (words.length <= UNCHECKED_LENGTH || isAside(words) || isSentence(words))
    return { errors: [], suggestions: [] }
  const found = subjects
    .filter((subject) => shapes[subject]?.test(words) ?? true)
    .map((subject) => checks[subject](words.trim(), today))
  return {
    errors: found.flatMap(({ errors }) => errors),
    suggestions: found.flatMap(({ suggestions }) => suggestions),
  }
}

/** What looks like an attempt is held to its shape. Other words may be an answer, too, or more urgent than one. */
const shapes: Partial<Record<Subject, RegExp>> = {
  date: /^[\d\s/.-]+$/,
  email: /@/,
  phone: /^[\d\s().+-]+$/,
}

/** Only these keep a message from being sent; the rest is worth a look. */
export const blocksSending = ({ errors }: Checked): boolean =>
  errors.some((error) => error.includes('required') || error.includes('Invalid'))

const checks: Record<Subject, (words: string, today: Date) => Checked> = {
  name: (words) => ({
    errors: listed([[words.length < 2, text.nameShort]]),
    suggestions: listed([[!/^[\p{L}\p{M} \-'’.]*$/u.test(words), text.nameLetters]]),
  }),
  address: (words) => ({
    errors: listed([
      [words.split(',').filter((part) => part.trim() !== '').length < 3, text.addressParts],
      [!/\b\d{5}(-?\d{4})?\b/.test(words), text.addressZip],
    ]),
    suggestions: listed([
      [!/^\d/.test(words), text.addressNumber],
      [!/\b(fl|fla|florida)\b/i.test(words), text.addressFlorida],
    ]),
  }),
  email: (words) => ({ errors: listed([[!isEmail(words), text.email]]), suggestions: [] }),
  date: checkDate,
  phone: (words) => ({
    errors: listed([[!/^(\+?1[ .-]?)?(\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/.test(words), text.phone]]),
    suggestions: [],
  }),
}

function checkDate(words: string, today: Date): Checked {
  const parts = datePartsOf(words)
  if (!parts) return { errors: [text.dateFormat], suggestions: [] }
  const { year, month, day } = parts
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    return { errors: [text.dateValue], suggestions: [] }
  }
  const isShort = /\D\d{2}$/.test(words)
  const isUnlikely = !isShort && (year < EARLIEST_YEAR || year > today.getFullYear() + 1)
  return { errors: [], suggestions: listed([[isUnlikely, text.dateYear]]) }
}

/** MM/DD/YYYY, MM-DD-YYYY or YYYY-MM-DD. A year of two figures is one of this century here; the assistant asks it back. */
function datePartsOf(words: string): Record<'year' | 'month' | 'day', number> | undefined {
  const american = /^(?<month>\d{1,2})([/.-])(?<day>\d{1,2})\2(?<year>\d{4}|\d{2})$/.exec(words)
  const found = american ?? /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(words)
  if (!found?.groups) return undefined
  const { year = '', month, day } = found.groups
  return { year: Number(year) + (year.length === 2 ? 2000 : 0), month: Number(month), day: Number(day) }
}

const listed = (cases: [isSo: boolean, sentence: string][]): string[] =>
  cases.filter(([isSo]) => isSo).map(([, sentence]) => sentence)
