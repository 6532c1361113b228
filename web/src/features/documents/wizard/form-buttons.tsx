import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { goOnClass, TaskActions } from '../workspace/task-actions'
import type { useSteps } from './use-steps'

type FormButtonsProps = { steps: ReturnType<typeof useSteps>; canContinue: boolean; isBusy: boolean }

export function FormButtons({ steps, canContinue, isBusy }: FormButtonsProps) {
  const { previous, show, ask, detailsAhead } = steps
  return (
    <>
      {!canContinue && <p className="mt-4 text-sm text-soft">{copy.wizard.needAnswer}</p>}
      {detailsAhead > 0 && <p className="mt-4 text-sm text-soft">{copy.details.ahead(detailsAhead)}</p>}
      <TaskActions onPrevious={previous && !isBusy ? () => show(previous) : undefined} ask={ask}>
        <Button type="submit" busy={isBusy} disabled={!canContinue} className={goOnClass}>
          {isBusy ? copy.wizard.saving : labelOf(steps)}
        </Button>
      </TaskActions>
    </>
  )
}

function labelOf({ isFromReview, isLast }: { isFromReview: boolean; isLast: boolean }): string {
  if (isFromReview) return copy.wizard.saveAndReview
  return isLast ? copy.wizard.reviewDocument : copy.wizard.continue
}
