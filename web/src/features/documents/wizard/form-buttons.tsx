import { Suspense, useState, type ReactNode } from 'react'
import type { Answer } from '@/api/types'
import { copy } from '@/copy'
import { stillNeeded } from '@/copy/still-needed'
import { Button } from '@/ui/button'
import { goOnClass, TaskActions } from '../workspace/task-actions'
import type { useSteps } from './use-steps'

/** Draws where one asks about the question. */
export type RenderAsk = (ways: { onUse: (answer: Answer) => void; onClose: () => void }) => ReactNode

type FormButtonsProps = {
  steps: ReturnType<typeof useSteps>
  canContinue: boolean
  /** The parts of a begun answer that are missing. */
  missing?: string[]
  isBusy: boolean
  /** Whether the answer has to be changed before the document is finished. */
  isSecond?: boolean
  renderAsk: RenderAsk
  /** Puts an answer into the form. */
  onUse: (answer: Answer) => void
}

export function FormButtons(props: FormButtonsProps) {
  const { steps, canContinue, missing = [], isBusy, isSecond = false, renderAsk, onUse } = props
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const use = (answer: Answer) => {
    close()
    onUse(answer)
  }
  const { previous, show, detailsAhead } = steps
  return (
    <>
      {!canContinue && <p className="mt-4 text-sm text-soft">{copy.wizard.needAnswer}</p>}
      {missing.length > 0 && <p className="mt-4 text-sm text-soft">{stillNeeded(missing)}</p>}
      {detailsAhead > 0 && <p className="mt-4 text-sm text-soft">{copy.details.ahead(detailsAhead)}</p>}
      <TaskActions
        onPrevious={previous && !isBusy ? () => show(previous) : undefined}
        onAsk={() => setAsking(true)}
      >
        <Button
          type="submit"
          look={isSecond ? 'secondary' : 'primary'}
          busy={isBusy}
          disabled={!canContinue}
          className={goOnClass}
        >
          {isBusy ? copy.wizard.saving : labelOf(steps)}
        </Button>
      </TaskActions>
      {isAsking && <Suspense>{renderAsk({ onUse: use, onClose: close })}</Suspense>}
    </>
  )
}

function labelOf({ isFromReview, isLast }: { isFromReview: boolean; isLast: boolean }): string {
  if (isFromReview) return copy.wizard.saveAndReview
  return isLast ? copy.wizard.reviewDocument : copy.wizard.continue
}
