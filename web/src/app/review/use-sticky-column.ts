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
    const place = () => {
      side.style.top = `${Math.min(BARS_PX.top, window.innerHeight - BARS_PX.bottom - side.offsetHeight)}px`
    }
    const show = ({ target }: FocusEvent) => showInColumn(side, target as Element, BARS_PX)
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
