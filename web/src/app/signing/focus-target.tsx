import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '@/lib/cx'

/** What a form far below brings to the top of the page: the keyboard and the view go there with it. */
export function FocusTarget({
  isNew,
  className,
  children,
}: {
  isNew: boolean
  className?: string
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    place.current?.focus({ preventScroll: true })
    // At its top the page makes room for the message.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isNew])
  return (
    <div ref={place} tabIndex={-1} className={cx('outline-none', className)}>
      {children}
    </div>
  )
}
