import { useCallback, useState } from 'react'

/** Whether an element is in view now, within margins of the screen: bars over it make it smaller, what is about to come larger. */
export function useIsInView(margin = '0px') {
  const [isIn, setIn] = useState(false)
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
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

/** Whether an element has been in view: what a task hides need not be fetched for it. */
export function useWasInView() {
  const [isIn, watch] = useIsInView()
  const [was, setWas] = useState(false)
  if (isIn && !was) setWas(true)
  return [was, watch] as const
}
