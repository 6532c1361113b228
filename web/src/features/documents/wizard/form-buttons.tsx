import { copy } from '@/copy'
import { Button } from '@/ui/button'
import type { useSteps } from './use-steps'

type FormButtonsProps = { steps: ReturnType<typeof useSteps>; canContinue: boolean; isBusy: boolean }

export function FormButtons({ steps, canContinue, isBusy }: FormButtonsProps) {
  const { previous, show } = steps
  return (
    <div className="mt-8">
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" disabled={!previous || isBusy} onClick={() => previous && show(previous)}>
          {copy.wizard.previous}
        </Button>
        <Button type="submit" busy={isBusy} disabled={!canContinue} className="grow sm:min-w-48 sm:grow-0">
          {isBusy ? copy.wizard.saving : labelOf(steps)}
        </Button>
      </div>
      {!canContinue && <p className="mt-3 text-sm text-soft">{copy.wizard.needAnswer}</p>}
    </div>
  )
}

function labelOf({ isFromReview, isLast }: { isFromReview: boolean; isLast: boolean }): string {
  if (isFromReview) return copy.wizard.saveAndReview
  return isLast ? copy.wizard.reviewDocument : copy.wizard.continue
}
