import { useEffect, useRef } from 'react'
import { afterPress } from '@/lib/press'
import { showInColumn } from '@/ui/show-in-column'
import { WIDE } from '@/ui/use-media'
import { BARS_PX, bringIntoView, showFromTheTop } from './bring-into-view'

/**
 * A column that stays in view while the other one moves. One whose question is longer than the screen (`data-stays`; with
 * what is unfolded below it) moves until its end is in view, and stays then, so that all of it can be reached without an
 * area that scrolls by itself; where that takes its beginning out of view, which says how far along one is, it is marked `data-moves`, and what one answers is
 * brought back: the heading of a new question, and whatever takes the focus. What stands further down comes at the end.
 */
export function useStickyTop(question: string) {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const side = column.current
    if (!side || !('ResizeObserver' in window)) return
    const place = () => {
      const room = window.innerHeight - BARS_PX.bottom - heightOf(side)
      side.style.top = `${Math.min(BARS_PX.top, room)}px`
      const moved = side.hasAttribute('data-moves')
      const moves = side.toggleAttribute('data-moves', room < BARS_PX.top)
      // The paper may be on its way to a clause that would take the question out of view: another scroll ends that.
      const isWide = window.matchMedia(WIDE).matches
      if (isWide && moves && !moved) window.scrollTo({ top: 0, behavior: 'instant' })
      if (room < BARS_PX.top) bringIntoView(answeredIn(side))
    }
    const watcher = new ResizeObserver(place)
    const onFocus = ({ target }: FocusEvent) =>
      afterPress(() => requestAnimationFrame(() => show(side, target as Element)))
    side.addEventListener('focusin', onFocus)
    watcher.observe(side)
    window.addEventListener('resize', place)
    return () => {
      watcher.disconnect()
      side.removeEventListener('focusin', onFocus)
      window.removeEventListener('resize', place)
    }
  }, [])
  useEffect(() => {
    const arrive = requestAnimationFrame(() => showFromTheTop(headingOf(column.current)))
    return () => cancelAnimationFrame(arrive)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each question
  }, [question])
  return column
}

function show(side: HTMLElement, element: Element): void {
  bringIntoView(element)
  if (window.matchMedia(WIDE).matches) showInColumn(side, element, BARS_PX)
}

/** What of the column has to be in view. */
function heightOf(side: HTMLElement): number {
  const stays = side.querySelector('[data-stays]')
  if (!stays || side.querySelector('details[open]')) return side.offsetHeight
  return stays.getBoundingClientRect().bottom - side.getBoundingClientRect().top
}

/** Where one is in the column. */
function answeredIn(column: HTMLElement): Element | null {
  const focused = document.activeElement
  return focused && column.contains(focused) ? saidOf(column, focused) : null
}

/** Who presses Continue and is held up has to see what is said of the answer, which may stand below the screen. */
const saidOf = (column: HTMLElement, focused: Element): Element =>
  (focused.matches('[type=submit]') && column.querySelector('[data-grave]')) || focused

const headingOf = (side: HTMLElement | null) => side?.querySelector('h2')
