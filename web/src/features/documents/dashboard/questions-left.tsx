import { copy } from '@/copy'
import type { Next } from './milestones'

/** Beside the button that goes on: before it on a phone, where the button is at the edge, and else after it. */
export const QuestionsLeft = ({ next }: { next: Next }) =>
  next.to === 'answer' && (
    <p className="text-base max-sm:grow sm:order-last sm:ml-2">{copy.dashboard.next.left(next.left)}</p>
  )
