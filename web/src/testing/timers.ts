const pending = new Set<ReturnType<typeof setTimeout>>()

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(set, self, values) {
    const timer = Reflect.apply(set, self, values) as ReturnType<typeof setTimeout>
    pending.add(timer)
    return timer
  },
})

/** What one file has set to ring later does not ring in the next, which shares its window. */
export function forgetTimers(): void {
  pending.forEach((timer) => clearTimeout(timer))
  pending.clear()
}
