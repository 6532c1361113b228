import type { ComponentProps } from 'react'
import { cx } from '@/lib/cx'

type SelectProps = ComponentProps<'select'> & {
  /** The words of what is chosen, where they may be longer than a line. */
  shown?: string | undefined
}

/** A list to unfold. Browsers cut what is chosen at the edge of the box: here it takes as many lines as it needs. */
export function Select({ shown, className, ...rest }: SelectProps) {
  if (shown === undefined) return <select {...rest} className={className} />
  return (
    <span className="grid grid-cols-[minmax(0,1fr)]">
      <select
        {...rest}
        className={cx(className, place, 'text-transparent [&>option]:bg-raised [&>option]:text-ink')}
      />
      <span
        aria-hidden="true"
        className={cx(
          place,
          'pointer-events-none self-center border border-transparent py-2.5 pr-[36px] pl-3.5 wrap-break-word forced-colors:hidden',
        )}
      >
        {shown}
      </span>
    </span>
  )
}

const place = 'col-start-1 row-start-1'
