import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below this width, in the size of the text, a page has lines of a few words and a document has pages by the hundred. */
const OF_PAGES = 20

/** Whether the text is so large that pages, or what else needs so many rem, would have no room in this part of the screen. */
export function useIsCramped(part: RefObject<HTMLElement | null>, leastRem = OF_PAGES): boolean {
  const [isCramped, setCramped] = useState(false)
  useLayoutEffect(() => {
    const place = part.current
    if (!place || !('ResizeObserver' in window)) return
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      setCramped(place.clientWidth > 0 && place.clientWidth < leastRem * rem)
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(place)
    measure()
    return () => watcher.disconnect()
  }, [part, leastRem])
  return isCramped
}
