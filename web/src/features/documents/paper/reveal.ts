/** What is left free above and below a clause that is shown, for the bars. */
const MARGIN_PX = { above: 180, below: 150 }

/** Moves the page on the screen where the clause is not in view, as far as the question beside it stays in view. */
export function reveal(clause: Element, behavior: ScrollBehavior): void {
  if (document.querySelector('[data-moves]')) return
  const { top } = clause.querySelector('h4')?.getBoundingClientRect() ?? clause.getBoundingClientRect()
  const isInView = top >= MARGIN_PX.above && top < window.innerHeight - MARGIN_PX.below
  if (isInView) return
  window.scrollTo({ top: Math.min(window.scrollY + top - MARGIN_PX.above, furthest()), behavior })
}

/** A column that stays is pushed up by the end of what holds it. */
function furthest(): number {
  const column = document.querySelector<HTMLElement>('[data-column]')
  const holder = column?.parentElement
  if (!column || !holder) return Infinity
  const end = holder.getBoundingClientRect().bottom - parseFloat(getComputedStyle(holder).paddingBottom)
  return window.scrollY + end - column.offsetHeight - (parseFloat(column.style.top) || 0)
}
