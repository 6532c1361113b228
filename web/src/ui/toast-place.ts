/** Where a message lies is looked at, from its right edge inward, as far as it can be wide, and down or up, as far as it can be high. */
const INWARD_PX = [24, 210, 396]
const DOWN_PX = [24, 60, 96]
const UP_PX = [12, 36, 60]

/**
 * A message lies over the page and moves nothing in it. Where the name of the page has nothing beside it, it stands there. Else it
 * stands at the bottom, above what stays there: what one presses next is not below it. What stays is another on each page, and
 * comes and goes while one scrolls. Where what is pressed is no bar and stands at the bottom of a phone, the message lies over the
 * bar of the site instead, for as long as it is there.
 */
export function placeToast(message: HTMLElement | null): (() => void) | undefined {
  if (!message || !('elementsFromPoint' in document)) return undefined
  const { style } = document.documentElement
  const isOverSite = isPhone() && hasSiteBar() && isUsedAtFoot()
  const place = () => {
    const top = isOverSite ? 0 : besideName()
    const foot = `${Math.max(0, window.innerHeight - lowest())}px`
    style.setProperty('--toasts', top === undefined ? foot : 'auto')
    style.setProperty('--toasts-top', top === undefined ? 'auto' : `${top}px`)
  }
  place()
  const watcher = 'ResizeObserver' in window ? new ResizeObserver(place) : undefined
  watcher?.observe(document.body)
  const views = [window, window.visualViewport]
  for (const view of views) for (const way of WAYS) view?.addEventListener(way, place, { passive: true })
  return () => {
    watcher?.disconnect()
    for (const view of views) for (const way of WAYS) view?.removeEventListener(way, place)
  }
}

const WAYS = ['scroll', 'resize']

const isPhone = (): boolean => window.matchMedia('(width < 40rem)').matches

/** A task has none. */
const hasSiteBar = (): boolean =>
  INWARD_PX.some((inward) => DOWN_PX.some((down) => seenAt(inward, down)?.closest('.site')))

const CONTROLS = 'main :is(a, button, input, select, textarea, label, summary)'

function isUsedAtFoot(): boolean {
  const foot = lowest()
  return INWARD_PX.some((inward) => UP_PX.some((up) => seenAt(inward, foot - up)?.closest(CONTROLS)))
}

/** What is seen at a place below the message. */
const seenAt = (inward: number, y: number): Element | undefined =>
  document
    .elementsFromPoint(document.documentElement.clientWidth - inward, y)
    .find((element) => !element.closest('.toasts'))

/** Where there is a card, a message lies at the other side, which is the name's. */
const NAME = 'main:not([data-at=checkout] *):not(:has([data-pays])) h1'

/** The top of the page, below the bar of the site, where nothing stands there but the name of the page, at the other side. */
function besideName(): number | undefined {
  const name = document.querySelector(NAME)
  if (!name) return undefined
  const top = Math.max(0, name.closest('main')?.getBoundingClientRect().top ?? 0)
  const isFree = INWARD_PX.every((inward) => DOWN_PX.every((down) => isGround(name, inward, top + down)))
  return isFree ? top : undefined
}

/** Whether what is seen at a place is only what the name stands on. */
function isGround(name: Element, inward: number, y: number): boolean {
  const seen = seenAt(inward, y)
  return seen !== name && Boolean(seen?.contains(name))
}

/** The lowest place for a message: the bars at the foot of the page, and a phone's keyboard, are below it. */
function lowest(): number {
  const view = window.visualViewport
  // What is enlarged by two fingers has no foot of its own.
  const foot = view && view.scale < 1.01 ? view.offsetTop + view.height : window.innerHeight
  return Math.min(
    ...INWARD_PX.map((inward) => aboveBars(document.documentElement.clientWidth - inward, foot)),
  )
}

function aboveBars(x: number, foot: number): number {
  const found = document.elementsFromPoint(x, foot - 1).map(barOf)
  const top = found.find((bar) => bar !== undefined)?.getBoundingClientRect().top ?? foot
  // A column that stays in view is no bar.
  return top < window.innerHeight / 2 || top >= foot ? foot : aboveBars(x, top)
}

/** What stays where it is while the page moves, of which an element is a part. */
function barOf(element: Element): Element | undefined {
  if (element.closest('.toasts')) return undefined
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part
  }
  return undefined
}
