type Timer = ReturnType<typeof setTimeout>

const FAR = 2 ** 31 - 1
const pending = new Set<Timer>()
const held = new Map<Timer, () => void>()
let heldPause: number | undefined

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(set, self, [ring, pause, ...values]: [() => void, number, ...unknown[]]) {
    const isHeld = heldPause !== undefined && pause === heldPause
    const timer = Reflect.apply(set, self, [ring, isHeld ? FAR : pause, ...values]) as Timer
    pending.add(timer)
    if (isHeld) held.set(timer, ring)
    return timer
  },
})

globalThis.clearTimeout = new Proxy(globalThis.clearTimeout, {
  apply(clear, self, [timer]: [Timer]) {
    held.delete(timer)
    Reflect.apply(clear, self, [timer])
  },
})

/**
 * Pauses of so many milliseconds end when the test says so, however slowly it presses meanwhile. Returns what ends them, and
 * leaves later ones to the clock.
 */
export function holdPauses(milliseconds: number): () => void {
  heldPause = milliseconds
  return () => {
    heldPause = undefined
    const rings = [...held]
    held.clear()
    rings.forEach(([timer, ring]) => {
      clearTimeout(timer)
      ring()
    })
  }
}

/** The next test has the clock again. */
export function forgetPauses(): void {
  heldPause = undefined
  held.clear()
}

/** What one file has set to ring later does not ring in the next, which shares its window. */
export function forgetTimers(): void {
  pending.forEach((timer) => clearTimeout(timer))
  pending.clear()
}
