import { useLayoutEffect, useState, type RefObject } from 'react'

/** What may stay in view of a screen's height, for the text above it to be read. */
const MOST = 0.4

/** Whether a part that stays in view leaves room for the text: with large letters it would take the screen. */
export function useLeavesRoom(part: RefObject<HTMLElement | null>): boolean {
  const [leavesRoom, setLeavesRoom] = useState(true)
  useLayoutEffect(() => {
    const place = part.current
    if (!place || !('ResizeObserver' in window)) return
    const measure = () => setLeavesRoom(place.offsetHeight <= innerHeight * MOST)
    const watcher = new ResizeObserver(measure)
    watcher.observe(place)
    addEventListener('resize', measure)
    measure()
    return () => {
      watcher.disconnect()
      removeEventListener('resize', measure)
    }
  }, [part])
  return leavesRoom
}
