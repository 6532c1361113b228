/** Of what is taller, so much is enough. */
const SEEN_PX = 48

type Bars = { top: number; bottom: number }

/**
 * Moves a sticky column so that what has the focus in it is in view between the bars: a column that stays where it is cannot be
 * scrolled to, and the browser's own way to bring it into view ends behind an edge of the screen.
 */
export function showInColumn(column: HTMLElement, element: Element, bars: Bars): void {
  const { top, bottom } = element.getBoundingClientRect()
  const above = Math.max(bars.top - top, 0)
  const below = Math.max(Math.min(bottom, top + SEEN_PX) - (window.innerHeight - bars.bottom), 0)
  const by = above > 0 ? above : -below
  if (by !== 0) column.style.top = `${Number.parseFloat(column.style.top) + by}px`
}
