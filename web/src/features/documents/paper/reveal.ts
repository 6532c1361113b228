/** The clause to look at, in a paper that is shown. */
export const seenIn = (paper: Element | null): Element | null =>
  paper?.querySelector('[data-seen]') ?? paper?.querySelector('[data-marked], [data-last]') ?? null

/** What is left free above and below a clause that is shown, for the bars. */
const MARGIN_PX = { above: 180, below: 150 }

/** Moves the page on the screen where the clause is not in view, as far as the question beside it stays in view; where that fills the screen, the page is lifted. */
export function reveal(clause: Element, behavior: ScrollBehavior, lift: (by: number) => void): void {
  lift(0)
  const { top } = clause.querySelector('h4')?.getBoundingClientRect() ?? clause.getBoundingClientRect()
  const isInView = top >= MARGIN_PX.above && top < window.innerHeight - MARGIN_PX.below
  if (isInView) return
  if (document.querySelector('[data-moves]'))
    return lift(Math.min(top - topOfPage(clause), leftOfPage(clause)))
  const wanted = Math.min(window.scrollY + top - MARGIN_PX.above, footOfPage(clause), furthest())
  window.scrollTo({ top: wanted, behavior })
}

/** A clause at the foot of a page is shown with what stands above it, and not over empty ground. */
function footOfPage(clause: Element): number {
  const page = clause.closest('.pages')
  if (!page) return Infinity
  return window.scrollY + page.getBoundingClientRect().bottom - window.innerHeight + MARGIN_PX.below
}

/** What a lifted page leaves free above its clause: what stands before the heading of one that is marked. */
const LEAD_PX = 48

/** Where a clause begins on a page that is lifted: at the edge of the page, and below the bars. */
function topOfPage(clause: Element): number {
  const page = clause.closest('.pages')?.getBoundingClientRect()
  return Math.max(MARGIN_PX.above, (page?.top ?? 0) + LEAD_PX)
}

/** How far a page can be lifted until its foot is in view. */
const leftOfPage = (clause: Element): number => footOfPage(clause) - window.scrollY

/** A column that stays is pushed up by the end of what holds it. */
function furthest(): number {
  const column = document.querySelector<HTMLElement>('[data-column]')
  const holder = column?.parentElement
  if (!column || !holder) return Infinity
  const end = holder.getBoundingClientRect().bottom - parseFloat(getComputedStyle(holder).paddingBottom)
  return window.scrollY + end - column.offsetHeight - (parseFloat(column.style.top) || 0)
}
