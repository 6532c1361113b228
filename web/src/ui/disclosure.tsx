import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { ChevronIcon } from './icons'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  /** Whether what it shows is no running text. */
  isWide?: boolean
}

/** A line that opens to show what belongs to it. */
export function Disclosure({ summary, children, isWide = false }: DisclosureProps) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{summary}</span>
        <ChevronIcon className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className={cx('pb-5', !isWide && 'max-w-2xl')}>{children}</div>
    </details>
  )
}
