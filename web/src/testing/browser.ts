import { screenOf } from './screen-of'

/** What takes the focus in a browser; happy-dom gives it to anything. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

/** Without a layout every element is in view. */
class AllInView implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element): void {
    this.#tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this)
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords = () => []
}

/** The `display` of an element: accessible names have spaces around what is not inline, and Tab passes what is hidden. */
function completed(style: CSSStyleDeclaration, element: Element): CSSStyleDeclaration {
  const valueOf = (name: string): string => {
    if (name !== 'display') return style.getPropertyValue(name)
    return element.hasAttribute('hidden') ? 'none' : style.display || 'inline'
  }
  return Object.create(style, {
    display: { get: () => valueOf('display') },
    getPropertyValue: { value: valueOf },
  }) as CSSStyleDeclaration
}

/** Computed styles as a browser's own style sheet makes them, of which happy-dom has a part. */
function completeStyles(): void {
  const styles = new WeakMap<Element, CSSStyleDeclaration>()
  const { getComputedStyle } = window
  window.getComputedStyle = (element) => {
    const known = styles.get(element) ?? completed(getComputedStyle.call(window, element), element)
    styles.set(element, known)
    return known
  }
}

function focusOnlyWhatCan(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusIfItCan() {
    if (this.matches(FOCUSABLE) && !this.matches(':disabled')) focus.call(this)
  }
}

/** How many options a list shows: forms tell by it whether someone has chosen before the page was ready. */
function sizeLists(): void {
  Object.defineProperty(HTMLSelectElement.prototype, 'size', {
    get(this: HTMLSelectElement) {
      return Number(this.getAttribute('size'))
    },
  })
}

/** Files share a window, which is mended once. */
const isMended = (): boolean => 'size' in HTMLSelectElement.prototype

/** Gives the page what browsers have and happy-dom lacks. */
export function actAsBrowser(): void {
  if (!isMended()) {
    completeStyles()
    focusOnlyWhatCan()
    sizeLists()
  }
  window.print = () => undefined
  window.scrollTo = () => undefined
  window.matchMedia = screenOf('wide')
  window.IntersectionObserver = AllInView
  // What a page asks for after its test is over goes nowhere.
  window.fetch = () => Promise.reject(new TypeError('Tests have no network.'))
}
