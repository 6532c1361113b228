const MARGIN_PX = 16

/** What a row of a card is decided by. */
const DECIDES = '[data-decides]'

/** Decides about all of its rows. */
const DECIDES_ALL = '[data-decides-all]'

/** Whether the end of a card is what is wanted of it. */
export const endsInButton = (card: Element | undefined): boolean => card?.querySelector(DECIDES_ALL) != null

/**
 * Where a pane scrolls to for what is new in it: to its beginning, and as far beyond as a card has to be moved so that
 * what is still to be decided, and the buttons below it, are in view, or the question that comes last.
 */
export function topOf(
  pane: HTMLElement,
  first: HTMLElement | undefined,
  last: HTMLElement | undefined,
): number {
  if (!first) return pane.scrollHeight
  const start = first.offsetTop - MARGIN_PX
  const open = last?.querySelector<HTMLElement>(DECIDES)?.closest('li')
  if (!last || last === first) return start
  const toShowAll = last.offsetTop + last.offsetHeight + MARGIN_PX - pane.clientHeight
  if (!open) return Math.max(start, Math.min(toShowAll, last.offsetTop - MARGIN_PX))
  if (endsInButton(last)) return Math.max(start, toShowAll)
  const toShowRow = topWithin(pane, open) - MARGIN_PX
  return Math.max(start, Math.min(toShowAll, toShowRow))
}

/**
 * How much has to stand below the conversation so that it begins with a whole entry: scrolled to its end, it would begin
 * within one. Nothing where that would leave it half empty.
 */
export function roomBelow(pane: HTMLElement, entries: HTMLElement[], top: number): number {
  const furthest = pane.scrollHeight - pane.clientHeight
  if (top <= furthest) return 0
  const whole =
    entries.map((entry) => entry.offsetTop - MARGIN_PX).find((start) => start >= furthest) ?? furthest
  const room = whole - furthest
  return room <= pane.clientHeight / 4 ? room : 0
}

/** How far a part is from the beginning of what a pane scrolls. */
export const topWithin = (pane: HTMLElement, part: HTMLElement): number =>
  part.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop - pane.clientTop
