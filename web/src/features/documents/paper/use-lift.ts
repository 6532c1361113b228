import { useEffect, useRef, type RefObject } from 'react'

/** What the bars at the top cover. */
const COVERED_PX = 130

/**
 * Beside a question that fills the screen a page cannot be scrolled to its clause without taking the question away: the page
 * itself is lifted. It comes down again as one scrolls, so that all of it can be reached.
 */
export function useLift(area: RefObject<HTMLElement | null>): (by: number) => void {
  const end = useRef(0)
  const place = () => {
    const by = Math.max(0, end.current - window.scrollY)
    const style = area.current?.style
    style?.setProperty('translate', by > 0 ? `0 ${-by}px` : 'none')
    // Its head would lie over what stands above the page.
    style?.setProperty('clip-path', by > 0 ? `inset(${by}px -3rem -4rem)` : 'none')
  }
  const lift = (by: number) => {
    end.current = by > 0 ? window.scrollY + by : 0
    place()
  }
  useEffect(() => {
    const pane = area.current
    if (!pane) return
    /** Whoever scrolls up at the top wants to see what is above. */
    const onWheel = ({ deltaY }: WheelEvent) => deltaY < 0 && window.scrollY === 0 && lift(0)
    /** What the keyboard comes to must not lie beneath the bars. */
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.getBoundingClientRect().top < COVERED_PX) lift(0)
    }
    window.addEventListener('scroll', place, { passive: true })
    pane.addEventListener('wheel', onWheel, { passive: true })
    pane.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', place)
      pane.removeEventListener('wheel', onWheel)
      pane.removeEventListener('focusin', onFocus)
    }
  })
  return lift
}

/** Tells when the column beside the paper begins or ends to fill the screen. */
export function useColumnMoves(onChange: () => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const column = document.querySelector('[data-column]')
    if (!column) return
    const watcher = new MutationObserver(() => latest.current())
    watcher.observe(column, { attributeFilter: ['data-moves'] })
    return () => watcher.disconnect()
  }, [])
}
