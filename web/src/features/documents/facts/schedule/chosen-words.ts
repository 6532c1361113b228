import { occasions as text } from '@/copy/occasions'
import { calendarDay } from '@/lib/dates'
import { isGiven, type TurnDraft } from './schedule-value'

type Named = readonly (readonly [string, string])[]

/** Whose a holiday or a break is, and from when to when. */
export function chosenWords(
  turn: TurnDraft | undefined,
  whose: Named,
  spans: readonly { id: string; text: string }[] = [],
): string {
  if (!turn) return text.regular
  const wordsOf = (value: string) => whose.find(([id]) => id === value)?.[1] ?? ''
  const even = wordsOf(turn.even)
  const taken = turn.even === turn.odd ? text.every(even) : text.inTurn(even, wordsOf(turn.odd))
  return [taken, spanWords(turn, spans)].filter(Boolean).join(' · ')
}

/** The year of a day stands only in its box: the same days are meant in each. */
function spanWords(
  { span, from = '', to = '' }: TurnDraft,
  spans: readonly { id: string; text: string }[],
): string {
  if (isGiven(from) && isGiven(to)) return [from, to].map((day) => calendarDay(day).split(',')[0]).join(' – ')
  return spans.length > 1 ? (spans.find(({ id }) => id === span)?.text ?? '') : ''
}
