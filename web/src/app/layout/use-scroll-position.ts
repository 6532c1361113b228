import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { read, session, write } from '@/lib/storage'

const key = (page: string) => `scroll ${page}`

/**
 * A new page begins at its top, or at the part that its address names; going back leads to where one was. A choice that
 * is only noted in the address of the same page leaves one where one is.
 */
export function useScrollPosition(): void {
  const { key: page, pathname, hash } = useLocation()
  const how = useNavigationType()
  const shown = useRef('')

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    const left = how === 'POP' ? read(session, key(page)) : null
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (left !== null) window.scrollTo(0, Number(left))
    else if (part) part.scrollIntoView()
    else if (how !== 'REPLACE' || pathname !== shown.current) window.scrollTo(0, 0)
    shown.current = pathname
    const remember = () => write(session, key(page), String(window.scrollY))
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each entry of the history
  }, [page])
}
