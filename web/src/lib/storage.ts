/** The browser may refuse storage (private windows, full disk). The site then works without it. */
function quietly<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

export function read(storage: () => Storage, key: string): string | null {
  return quietly(() => storage().getItem(key))
}

export function write(storage: () => Storage, key: string, value: string): void {
  quietly(() => storage().setItem(key, value))
}

export function remove(storage: () => Storage, key: string): void {
  quietly(() => storage().removeItem(key))
}

export function keys(storage: () => Storage): string[] {
  return quietly(() => Object.keys(storage())) ?? []
}

export const local = (): Storage => localStorage
export const session = (): Storage => sessionStorage

/** Forgets what the tab knows of the person's visit: typed answers, purchases, where they wanted to go. */
export function forgetVisit(): void {
  quietly(() => session().clear())
}
