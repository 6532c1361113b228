import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cx } from '@/lib/cx'
import { Summary } from '@/ui/summary'

type PartProps = {
  id: string
  title: string
  text?: string | undefined
  /** Whether it stands by itself, under no phase. */
  isAlone?: boolean
  /** One that can be folded: whether it begins open, and how it stands, in a few words. */
  fold?: { isOpen: boolean; state?: string | undefined }
  /** What is done there, which is not folded. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the page, to which one can be led. */
export function Part({ id, title, text, isAlone = false, fold, action, children }: PartProps) {
  const heading = useId()
  const place = useArrival(id)
  // What is open stays so when the next step begins: it was just worked on.
  const [isOpen] = useState(fold?.isOpen)
  useEffect(() => {
    if (fold?.isOpen) place.current?.querySelector('details')?.setAttribute('open', '')
  }, [fold?.isOpen, place])
  const Heading = isAlone ? 'h2' : 'h3'
  const name = (
    <Heading id={heading} className={cx('min-w-0 grow', isAlone && fold ? 'text-subhead' : 'text-heading')}>
      {title}
    </Heading>
  )
  const content = (
    <>
      {text && <p className="mt-2 max-w-2xl text-soft">{text}</p>}
      <div className="mt-6">{children}</div>
    </>
  )
  return (
    <section
      ref={place}
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      className={fold ? 'scroll-mt-6 py-3 outline-none sm:py-4' : 'scroll-mt-6 py-7 outline-none sm:py-9'}
    >
      {fold ? (
        <details open={isOpen}>
          <Summary className="min-h-14 gap-4">
            <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
              {name}
              {fold.state && <span className="text-base text-soft">{fold.state}</span>}
            </span>
          </Summary>
          <div className="pb-4">{content}</div>
        </details>
      ) : (
        <>
          {name}
          {content}
        </>
      )}
      {action}
    </section>
  )
}

/** Someone came for this part of the page: it is shown as soon as it is there, because the paper loads after the page. */
function useArrival(id: string) {
  const place = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  const isWanted = hash === `#${id}`
  useEffect(() => {
    if (!isWanted) return
    const within = place.current?.parentElement?.closest('details')
    for (const folded of [within, place.current?.querySelector('details')]) folded?.setAttribute('open', '')
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time that one is led there
  }, [isWanted, key])
  return place
}
