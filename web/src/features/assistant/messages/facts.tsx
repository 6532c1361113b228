import { copy } from '@/copy'
import { cx } from '@/lib/cx'

const text = copy.chat

/** Whom one talks with, and how far the talk has come. */
export const Facts = ({ count }: { count: number }) => (
  <span className="block min-w-0 overflow-hidden">
    <span className="-ml-4 flex flex-wrap">
      <Fact className="text-ink">{text.notLawyer}</Fact>
      <Fact>{text.collected(count)}</Fact>
    </span>
  </span>
)

/** After the one before it, on the same line, there is a dot; where a line begins, it is cut off. */
const Fact = ({ className, children }: { className?: string; children: string }) => (
  <span className={cx('relative pl-4', className)}>
    <span aria-hidden="true" className="absolute left-1.5 text-soft">
      {text.between}
    </span>
    <span>{children}</span>
  </span>
)
