import type { Answer, Question } from '@/api/types'
import { copy } from '@/copy'

type HintsProps = {
  id: string
  question: Question
  value: Answer
  note: string | undefined
  isRestored: boolean
  /** Whether there is a box to write in. */
  hasBox: boolean
}

/** What is worth knowing, between the control and the buttons. */
export function Hints({ id, question, value, note, isRestored, hasBox }: HintsProps) {
  return (
    <>
      <div id={`${id}-hint`} className="space-y-1 text-sm text-soft [&>*]:mt-2">
        {hasBox && question.type === 'textarea' && (
          <p className="[@media(hover:none)]:hidden">{copy.wizard.ctrlEnter}</p>
        )}
        {hasBox && isRestored && <p>{copy.wizard.restored}</p>}
      </div>
      <p id={`${id}-note`} role="status" className="font-semibold text-warning-ink [&:not(:empty)]:mt-3">
        {note ?? (question.type === 'checkbox' && value === false ? copy.wizard.unticked : '')}
        {note && question.type !== 'checkbox' && <span className="block">{copy.findings.saved}</span>}
      </p>
    </>
  )
}
