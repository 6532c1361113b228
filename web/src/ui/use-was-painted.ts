import { useEffect, useState } from 'react'

/**
 * Whether the page has been painted since this element came. What stands beside the first thing that a person reads is asked for
 * after that: on a slow network both would come later.
 */
export function useWasPainted(): boolean {
  const [was, setWas] = useState(false)
  useEffect(() => {
    let next = requestAnimationFrame(() => {
      // The first frame is before the paint, the second after it.
      next = requestAnimationFrame(() => setWas(true))
    })
    return () => cancelAnimationFrame(next)
  }, [])
  return was
}
