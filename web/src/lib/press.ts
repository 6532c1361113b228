/** Whether the mouse or a finger is down. */
let isDown = false
const held: (() => void)[] = []

/**
 * Acts once nothing is pressed. What came between the two halves of a press would move what is pressed away from under it, and
 * the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (isDown) held.push(act)
  else act()
}

export const pressEnded = (): Promise<void> => new Promise(afterPress)

function begin({ button }: MouseEvent): void {
  isDown = button === 0
}

function end(): void {
  isDown = false
  for (const act of held.splice(0)) act()
}

/** The click follows the release at once. */
const endSoon = () => void setTimeout(end)

/** A menu, a drag or another window may take the release. */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragstart', 'blur', 'pagehide']

// Pages are also written without a browser.
if ('window' in globalThis) {
  // The mouse that a finger becomes is down only as the finger is lifted.
  for (const name of ['pointerdown', 'mousedown'] as const) window.addEventListener(name, begin, true)
  for (const name of ENDS)
    window.addEventListener(name, ({ target }) => isOfPage(name, target) && endSoon(), true)
}

/** Boxes lose the focus, too. */
const isOfPage = (name: string, target: EventTarget | null): boolean => name !== 'blur' || target === window
