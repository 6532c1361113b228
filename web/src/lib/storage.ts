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

/** The end of the keys that are written no more, because their page is being left at once. */
let left: string | undefined

export function write(storage: () => Storage, key: string, value: string): void {
  if (left && storage === session && key.endsWith(left)) return
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

/** What the browser refused to store. */
const inMemory = new Map<string, string>()

/** Storage of the tab for what must not be lost: what the browser refuses is kept for as long as the page is open. */
export const tab = {
  read: (key: string): string | null => inMemory.get(key) ?? read(session, key),
  write(key: string, value: string): void {
    write(session, key, value)
    if (read(session, key) === value) inMemory.delete(key)
    else inMemory.set(key, value)
  },
  remove(key: string): void {
    inMemory.delete(key)
    remove(session, key)
  },
  keys: (): string[] => [...new Set([...keys(session), ...inMemory.keys()])],
}

/** Forgets all that the tab keeps of a document. Until the page is gone none of it comes back. */
export function forgetDocument(id: number): void {
  left = `:${id}`
  for (const key of tab.keys()) if (key.endsWith(left)) tab.remove(key)
}

/** Forgets what the tab knows of the person's visit: typed answers, purchases, where they wanted to go. */
export function forgetVisit(): void {
  inMemory.clear()
  quietly(() => session().clear())
}
