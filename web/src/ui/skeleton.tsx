import { cx } from '@/lib/cx'

const widths = ['w-1/3', 'w-2/3', 'w-full', 'w-5/6', 'w-1/2'] as const

/** Grey lines in the place of text that is on its way. */
export function Skeleton({
  lines = 5,
  label,
  className,
}: {
  lines?: number
  /** What is read out meanwhile; nothing where what is on its way says so itself. */
  label?: string
  className?: string
}) {
  return (
    <div role={label && 'status'} className={cx('space-y-4', className)}>
      {label && <span className="sr-only">{label}</span>}
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={cx(
            'animate-pulse rounded-sm bg-sunken',
            line === 0 ? 'h-9' : 'h-5',
            widths[line % widths.length],
          )}
        />
      ))}
    </div>
  )
}
