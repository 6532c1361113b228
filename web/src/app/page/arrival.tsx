import { createContext, useContext, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router'

type Arrival = { hasMoved: boolean; announce: (title: string) => void }

const ArrivalContext = createContext<Arrival>({ hasMoved: false, announce: () => undefined })

/** Knows whether the visit has gone on from the page where it began, and says aloud where one has arrived. */
export function ArrivalProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const [hasMoved, setMoved] = useState(false)
  const [title, announce] = useState('')
  if (key !== firstKey && !hasMoved) setMoved(true)
  return (
    <ArrivalContext value={{ hasMoved, announce }}>
      {children}
      <div aria-live="polite" className="sr-only">
        {title}
      </div>
    </ArrivalContext>
  )
}

/**
 * After a navigation the heading takes the focus, so that the keyboard goes on from there, and the page's title is
 * announced. On the first page of a visit the browser does both by itself.
 */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  const { pathname, hash, state } = useLocation()
  const { hasMoved, announce } = useContext(ArrivalContext)
  // A page that was opened at a place of its own puts the focus there.
  const hasOwnFocus = hash !== '' || (state as { moved?: boolean } | null)?.moved === true
  useEffect(() => {
    if (!hasMoved || hasOwnFocus) return
    heading.current?.focus({ preventScroll: true })
    announce(document.title)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page, not for each change of its query
  }, [pathname])
}
