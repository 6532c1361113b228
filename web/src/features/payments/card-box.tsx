import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { LockIcon } from '@/ui/screen-icons'
import { CardMarks } from './card-marks'
import { CardSkeleton } from './card-skeleton'

type CardBoxProps = {
  /** Whether the provider's form is on its way. */
  isLoading: boolean
  children?: ReactNode
}

/** The box for the card, apart from the page around it. */
export const CardBox = ({ isLoading, children }: CardBoxProps) => (
  <div aria-busy={isLoading} className="rounded-md border border-edge bg-canvas p-4">
    <p className="mb-4 flex flex-wrap items-start gap-2.5 text-sm">
      <LockIcon className="mt-0.5 size-5 shrink-0 text-palm" />
      <span className="min-w-0 grow basis-40">
        <strong className="block text-base">{copy.review.cardTitle}</strong>
        <CardMarks />
      </span>
    </p>
    {/* The form takes the place of its outline, and nothing below it moves. */}
    <div className="grid *:[grid-area:1/1]">
      {children}
      {isLoading && (
        <div className="z-10 bg-canvas">
          <CardSkeleton />
        </div>
      )}
    </div>
  </div>
)
