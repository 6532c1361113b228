import { useEffect, useRef } from 'react'
import { showInColumn } from '@/ui/show-in-column'

/** What stands above the column, and what is left free above and below it. */
const BARS_PX = { top: 80, bottom: 24 }

/** A column that stays in view beside a longer one; one that is longer than the screen stays once its end is in view. */
export function useStickyColumn() {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const side = column.current
    if (!side || !('ResizeObserver' in window)) return
    // What is pressed is seen, and would move away from under the press.
    const show = () => {
      const focused = side.querySelector(':focus-visible')
      if (focused) showInColumn(side, focused, BARS_PX)
    }
    const place = () => {
      side.style.top = `${Math.min(BARS_PX.top, window.innerHeight - BARS_PX.bottom - side.offsetHeight)}px`
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
  }, [])
  return column
}
