import type { Document, DocumentType, Question } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { shownAnswer } from '../answers'

/** The answer that a wrong date comes before: of the dates that are asked for earlier here, the last one that is later than it. */
export function earlierDate(
  { questions }: DocumentType,
  { answers, interview }: Document,
  { id, type }: Question,
): Question | undefined {
  const given = answers[id]
  if (type !== 'date' || !(id in interview.problems) || typeof given !== 'string') return undefined
  const before = questions.slice(
    0,
    questions.findIndex((question) => question.id === id),
  )
  const isLater = (other: Question) => other.type === 'date' && String(answers[other.id] ?? '') > given
  return before.toReversed().find((other) => interview.visible.includes(other.id) && isLater(other))
}

type EarlierProps = { document: Document; asked: Question; other: Question }

/** Both dates: either of the two may be the wrong one. */
export const BothDates = ({ document: { answers }, asked, other }: EarlierProps) => (
  <div className="mt-1 font-semibold">
    <p>{copy.findings.here(shownAnswer(answers[asked.id]))}</p>
    <p>{copy.findings.earlier(other.text, shownAnswer(answers[other.id]))}</p>
  </div>
)

/** The way to the earlier one. */
export const ToEarlier = ({ onShow }: { onShow: () => void }) => (
  <Button look="secondary" shape="compact" onClick={onShow}>
    {copy.findings.changeEarlier}
  </Button>
)
