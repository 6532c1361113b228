import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { read, session, write } from '@/lib/storage'
import { WIDE } from '@/ui/use-media'

/** The router counts the entries of a visit's history: one page may stand at several places in it. */
function keyOf(pathname: string): string {
  const { idx } = Object(window.history.state) as { idx?: number }
  return `scroll ${pathname} ${idx ?? 0}`
}

/** Whether the browser shows a page again that it has shown here before: one that is typed or linked to begins anew. */
function isShownAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}

/**
 * What opens over a page leaves it where it is. So does another question beside the pages of a paper, which is asked in the
 * same place: the paper turns to its clause by itself.
 */
function stays(pathname: string, shown: string | undefined, state: unknown): boolean {
  const { moved, over } = Object(state) as { moved?: unknown; over?: unknown }
  return pathname === shown && (over === true || (moved === true && window.matchMedia(WIDE).matches))
}

/**
 * A new page begins at its top, or at the part that its address names; going back leads to where one was. A choice that
 * is only noted in the address of the same page leaves one where one is.
 */
export function useScrollPosition(): void {
  const { key: page, pathname, hash, state } = useLocation()
  const how = useNavigationType()
  const shown = useRef<string>(undefined)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    const key = keyOf(pathname)
    const isBack = how === 'POP' && (shown.current !== undefined || isShownAgain())
    const left = isBack ? read(session, key) : null
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (left !== null) window.scrollTo(0, Number(left))
    else if (part) {
      part.scrollIntoView()
      part.focus({ preventScroll: true })
    } else if (!stays(pathname, shown.current, state) && (how !== 'REPLACE' || pathname !== shown.current))
      window.scrollTo(0, 0)
    shown.current = pathname
    const remember = () => write(session, key, String(window.scrollY))
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each entry of the history
  }, [page])
}
