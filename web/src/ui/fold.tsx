import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { Summary } from './summary'

type FoldProps = {
  summary: ReactNode
  /** Whether it begins open, also on a phone. */
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** On a phone, and where a browser cannot do otherwise, it is folded; elsewhere and on paper it stands open (styles.css). */
export const Fold = ({ summary, isOpen = false, className, children }: FoldProps) => (
  <details open={isOpen || undefined} className={cx('fold', className)}>
    <Summary className="min-h-11 gap-2 font-semibold">
      <span className="min-w-0 grow">{summary}</span>
    </Summary>
    {children}
  </details>
)
