import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { ChevronIcon } from './icons'

type SummaryProps = { className?: string; children: ReactNode }

/** The line that opens what is folded; its arrow turns over. */
export const Summary = ({ className = 'min-h-14 gap-4 py-3', children }: SummaryProps) => (
  <summary
    className={cx(
      'flex list-none items-center print:break-after-avoid [&::-webkit-details-marker]:hidden',
      className,
    )}
  >
    {children}
    <ChevronIcon className="size-5 shrink-0 text-soft transition-transform print:hidden [[open]>summary>&]:rotate-180" />
  </summary>
)
