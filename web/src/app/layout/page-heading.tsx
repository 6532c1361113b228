import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cx } from '@/ui/cx'

const sizes = { small: 'text-2xl', normal: 'text-4xl sm:text-5xl', large: 'text-4xl sm:text-6xl' }

/**
 * The heading of a page. After a navigation it takes the focus, so that a screen reader says where one has arrived
 * and the keyboard goes on from there. On the first page of a visit the browser does that by itself.
 */
type PageHeadingProps = { children: ReactNode; size?: keyof typeof sizes; className?: string }

export function PageHeading({ children, size = 'normal', className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const isFirst = key === 'default'
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page, not for each change of its query
  }, [pathname])
  return (
    <h1 ref={heading} tabIndex={-1} className={cx(sizes[size], className)}>
      {children}
    </h1>
  )
}
