import { useRef, type ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { useArrival } from './arrival'

const sizes = { small: 'text-heading', normal: 'text-title', large: 'text-display' }

type PageHeadingProps = { children: ReactNode; size?: keyof typeof sizes; className?: string }

/** The heading of a page, where a navigation arrives. */
export function PageHeading({ children, size = 'normal', className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useArrival(heading)
  return (
    <h1 ref={heading} tabIndex={-1} className={cx('w-fit', sizes[size], className)}>
      {children}
    </h1>
  )
}
