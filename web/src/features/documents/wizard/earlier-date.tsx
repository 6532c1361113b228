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

type EarlierProps = { document: Document; other: Question; onShow: () => void }

/** Which answer a date has to follow, and the way to it: either of the two may be the wrong one. */
export const EarlierDate = ({ document, other, onShow }: EarlierProps) => (
  <div className="mt-3">
    <p>{copy.findings.earlier(other.text, shownAnswer(document.answers[other.id]))}</p>
    <Button look="secondary" shape="compact" className="mt-2" onClick={onShow}>
      {copy.findings.changeEarlier}
    </Button>
  </div>
)
