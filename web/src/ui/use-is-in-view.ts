import { useCallback, useState } from 'react'

/** Whether an element is in view now, between bars above and below it. */
export function useIsInView(margin = '0px') {
  const [isIn, setIn] = useState(false)
  const watch = useCallback(
    (element: Element | null) => {
      if (!element || !('IntersectionObserver' in window)) return undefined
      const observer = new IntersectionObserver((all) => setIn(all.at(-1)?.isIntersecting === true), {
        rootMargin: margin,
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        setIn(false)
      }
    },
    [margin],
  )
  return [isIn, watch] as const
}
