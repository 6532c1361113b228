import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'

type Tone = 'plain' | 'warning' | 'danger'

const tones: Record<Tone, string> = {
  plain: 'border-accent bg-accent-soft text-ink',
  warning: 'border-warning-text bg-warning-soft text-warning-ink',
  danger: 'border-danger bg-danger-soft text-danger-ink',
}

/** A passage set apart from the text around it. */
export function Notice({
  tone = 'plain',
  title,
  children,
  className,
  id,
}: {
  tone?: Tone
  title?: string
  children: ReactNode
  className?: string
  id?: string | undefined
}) {
  return (
    <div id={id} className={cx('rounded-md border-l-4 px-5 py-4', tones[tone], className)}>
      {title && <p className="mb-1 font-semibold">{title}</p>}
      {children}
    </div>
  )
}
