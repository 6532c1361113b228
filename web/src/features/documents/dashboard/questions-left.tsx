import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import type { Next } from './milestones'

/** Beside the button that goes on: before it where the button is at the edge, and else after it. */
export function QuestionsLeft({ next }: { next: Next }) {
  if (next.to !== 'answer' && next.to !== 'pay') return null
  return (
    <p className={cx('text-base max-sm:grow sm:order-last sm:ml-2', next.to === 'pay' && 'sm:hidden')}>
      {next.to === 'answer' ? copy.dashboard.next.left(next.left) : copy.dashboard.next.allAnswered}
    </p>
  )
}
