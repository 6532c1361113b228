import { useEffect, useRef } from 'react'
import { showInColumn } from './show-in-column'

/** What is left free below the column. */
const BOTTOM_PX = 24

/**
 * A column that stays in view beside a longer one; one that is longer than the screen stays once its end is in view. `top` is what
 * stands above it or is left free, in pixels.
 */
export function useStickyColumn(top: number) {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const side = column.current
    if (!side || !('ResizeObserver' in window)) return
    // What is pressed is seen, and would move away from under the press.
    const show = () => {
      const focused = side.querySelector(':focus-visible')
      if (focused) showInColumn(side, focused, { top, bottom: BOTTOM_PX })
    }
    const place = () => {
      side.style.top = `${Math.min(top, window.innerHeight - BOTTOM_PX - side.offsetHeight)}px`
      show()
    }
    const watcher = new ResizeObserver(place)
    watcher.observe(side)
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('resize', place, { signal })
    side.addEventListener('focusin', show, { signal })
    side.addEventListener('focusout', place, { signal })
    return () => {
      watcher.disconnect()
      ended.abort()
    }
  }, [top])
  return column
}
