import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

type PartProps = {
  id: string
  title: string
  text?: string | undefined
  /** Whether it stands by itself, under no stage. */
  isAlone?: boolean
  children: ReactNode
}

/** A part of the page, to which one can be led. */
export function Part({ id, title, text, isAlone = false, children }: PartProps) {
  const heading = useId()
  const place = useArrival(id)
  const Heading = isAlone ? 'h2' : 'h3'
  return (
    <section
      ref={place}
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      className="scroll-mt-6 py-7 outline-none sm:py-9"
    >
      <Heading id={heading} className="text-heading">
        {title}
      </Heading>
      {text && <p className="mt-2 max-w-2xl text-soft">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}

/** Someone came for this part of the page: it is shown as soon as it is there, because the paper loads after the page. */
function useArrival(id: string) {
  const place = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isWanted = hash === `#${id}`
  useEffect(() => {
    if (!isWanted) return
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }, [isWanted])
  return place
}
