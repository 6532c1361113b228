import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has come into view, or is about to. It stays so. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isIn, setIn] = useState(() => !('IntersectionObserver' in window))
  useEffect(() => {
    if (isIn || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIn(true),
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isIn])
  return isIn
}
