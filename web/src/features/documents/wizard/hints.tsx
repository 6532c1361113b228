import type { Answer, Question } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'

type HintsProps = {
  id: string
  question: Question
  value: Answer
  note: string | undefined
  isRestored: boolean
  onNone: (value: string) => void
}

/** What stands between the control and the buttons: the None choice, and what is worth knowing. */
export function Hints({ id, question, value, note, isRestored, onNone }: HintsProps) {
  return (
    <>
      {question.optional && question.type !== 'checkbox' && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="secondary"
            shape="chip"
            aria-pressed={value === copy.wizard.none}
            onClick={() => onNone(copy.wizard.none)}
          >
            {copy.wizard.none}
          </Button>
          <span className="text-sm text-soft">{copy.wizard.noneHint}</span>
        </div>
      )}
      <div id={`${id}-hint`} className="space-y-1 text-sm text-soft [&>*]:mt-2">
        {question.type === 'textarea' && (
          <p className="[@media(hover:none)]:hidden">{copy.wizard.ctrlEnter}</p>
        )}
        {isRestored && <p>{copy.wizard.restored}</p>}
      </div>
      <p id={`${id}-note`} role="status" className="font-semibold text-warning-ink [&:not(:empty)]:mt-3">
        {note ?? (question.type === 'checkbox' && value === false ? copy.wizard.unticked : '')}
      </p>
    </>
  )
}
