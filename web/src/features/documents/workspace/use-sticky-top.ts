import { useEffect, useRef } from 'react'

/** What the bars above and below take of the screen. */
const BARS_PX = { top: 80, bottom: 88 }

/** What stands above the question in the column, and may go out of view before it does. */
const PROGRESS_PX = 60

/**
 * A column that stays in view while the other one moves. One that is longer than the screen moves until its end is in view,
 * and stays then, so that all of it can be reached without an area that scrolls by itself; where that takes the
 * question out of view it is marked `data-moves`.
 */
export function useStickyTop() {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const side = column.current
    if (!side || !('ResizeObserver' in window)) return
    const place = () => {
      const room = window.innerHeight - BARS_PX.bottom - side.offsetHeight
      side.style.top = `${Math.min(BARS_PX.top, room)}px`
      side.toggleAttribute('data-moves', room < BARS_PX.top - PROGRESS_PX)
    }
    const watcher = new ResizeObserver(place)
    watcher.observe(side)
    window.addEventListener('resize', place)
    return () => {
      watcher.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [])
  return column
}
