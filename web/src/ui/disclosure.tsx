import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { Summary } from './summary'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  /** Whether what it shows is no running text. */
  isWide?: boolean
}

/** A line that opens to show what belongs to it. */
export function Disclosure({ summary, children, isWide = false }: DisclosureProps) {
  return (
    <details className="border-b border-line">
      <Summary>
        <span className="min-w-0 grow font-semibold">{summary}</span>
      </Summary>
      <div className={cx('pb-5', !isWide && 'max-w-2xl')}>{children}</div>
    </details>
  )
}
