import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { Button, buttonClass } from '@/ui/button'
import { ArrowLeftIcon, QuestionIcon } from '@/ui/screen-icons'

type TaskActionsProps = {
  /** To what came before; none at the beginning. */
  onPrevious: (() => void) | undefined
  /** Where one asks about the question. */
  ask?: string | undefined
  /** The button that goes on. */
  children: ReactNode
}

/** The foot of a task, in view whatever stands above it, and above the keyboard. */
export function TaskActions({ onPrevious, ask, children }: TaskActionsProps) {
  return (
    <div className="task-actions">
      <div className="mx-auto flex w-full max-w-[88rem] items-center gap-2.5 px-4 sm:px-6">
        <Button
          look="secondary"
          disabled={!onPrevious}
          onClick={onPrevious}
          className="shrink-0 max-sm:size-12 max-sm:p-0"
        >
          <ArrowLeftIcon className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{copy.wizard.previous}</span>
        </Button>
        {children}
        {ask && (
          <Link
            to={ask}
            state={{ moved: true }}
            className={buttonClass({ look: 'secondary', className: 'shrink-0 max-sm:size-12 max-sm:p-0' })}
          >
            <QuestionIcon className="size-5" />
            <span className="max-sm:sr-only">{copy.wizard.ask}</span>
          </Link>
        )}
      </div>
    </div>
  )
}

export const goOnClass = 'min-h-12 max-sm:grow sm:min-w-48'
