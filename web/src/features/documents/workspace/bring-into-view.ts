import { WIDE } from '@/ui/use-media'

/** What the bars above and below take of the screen. */
export const BARS_PX = { top: 80, bottom: 88 }

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= BARS_PX.top - 8 && Math.min(bottom, top + 48) <= window.innerHeight - BARS_PX.bottom
}

/**
 * Beside the paper a column that is longer than the screen moves with it, and takes the question out of view. At the top of
 * the page it is in view; what stands further down in the column is then looked for from there.
 */
export function bringIntoView(element: Element | null | undefined): void {
  if (window.matchMedia(WIDE).matches) showFromTheTop(element)
}

/** A new question begins with its heading in view, also where one had scrolled in the one before. */
export function showFromTheTop(element: Element | null | undefined): void {
  if (!element || isInView(element)) return
  window.scrollTo({ top: 0, behavior: 'instant' })
  if (!isInView(element)) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
