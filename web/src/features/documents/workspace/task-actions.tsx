import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { ArrowLeftIcon, QuestionIcon } from '@/ui/screen-icons'

type TaskActionsProps = {
  /** To what came before: undefined for now or at the beginning, null where nothing ever comes before. */
  onPrevious: (() => void) | null | undefined
  /** Opens where one asks about the question. */
  onAsk?: (() => void) | undefined
  /** The button that goes on. */
  children: ReactNode
}

/** The foot of a task, in view whatever stands above it, and above the keyboard. */
export function TaskActions({ onPrevious, onAsk, children }: TaskActionsProps) {
  return (
    <div className="task-actions">
      <div className="mx-auto flex w-full max-w-[88rem] items-center gap-2.5 px-4 sm:px-6">
        {onPrevious !== null && (
          <Button
            look="secondary"
            disabled={!onPrevious}
            onClick={onPrevious}
            className="shrink-0 max-sm:size-[48px] max-sm:p-0"
          >
            <ArrowLeftIcon className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">{copy.wizard.previous}</span>
          </Button>
        )}
        {children}
        {onAsk && (
          <Button
            look="secondary"
            aria-haspopup="dialog"
            onClick={onAsk}
            className="shrink-0 max-sm:size-[48px] max-sm:p-0"
          >
            <QuestionIcon className="size-5" />
            <span className="max-sm:sr-only">{copy.wizard.ask}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

export const goOnClass = 'min-h-12 max-sm:min-w-0 max-sm:grow max-sm:px-2 sm:min-w-48'
