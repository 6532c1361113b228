import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { ChevronIcon } from './icons'

type FoldProps = { summary: ReactNode; className?: string; children: ReactNode }

/** On a phone, and where a browser cannot do otherwise, it is folded; elsewhere and on paper it stands open (styles.css). */
export const Fold = ({ summary, className, children }: FoldProps) => (
  <details className={cx('fold group', className)}>
    <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 grow">{summary}</span>
      <ChevronIcon className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
