import { useEffect, useRef } from 'react'

/** What stands above the column, and what is left free above and below it. */
const TOP_PX = 80
const BOTTOM_PX = 24

/** A column that stays in view beside a longer one; one that is longer than the screen stays once its end is in view. */
export function useStickyColumn() {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const side = column.current
    if (!side || !('ResizeObserver' in window)) return
    const place = () => {
      side.style.top = `${Math.min(TOP_PX, window.innerHeight - BOTTOM_PX - side.offsetHeight)}px`
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
