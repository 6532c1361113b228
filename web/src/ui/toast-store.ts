export type Toast = {
  id: number
  title: string
  text?: string
  tone: 'plain' | 'destructive'
  /** A message that was closed stays in the store, out of sight, until it is removed or another takes its place. */
  isOpen: boolean
}

/** How long a message is shown. The time stands still while it is pointed at or has the focus. */
export const DURATION_MS = 5_000

/** How long a closed message is kept. It is long, so that leaving the screen is never cut short by the removal. */
const REMOVAL_DELAY_MS = 1_000_000

let current: Toast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(toast: Toast | null): void {
  clearTimeout(removal)
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a message. One is visible at a time: a new one takes the place of the old. */
export function toast(message: Omit<Toast, 'id' | 'tone' | 'isOpen'> & { tone?: Toast['tone'] }): void {
  lastId += 1
  show({ tone: 'plain', ...message, id: lastId, isOpen: true })
}

/** Closes the message, and removes it when its time is over. */
export function dismissToast(): void {
  if (!current?.isOpen) return
  show({ ...current, isOpen: false })
  removal = setTimeout(removeToast, REMOVAL_DELAY_MS)
}

/** What went well is no longer news once something else is refused. A message of a failure stays. */
export function dismissGoodNews(): void {
  if (current?.tone === 'plain') dismissToast()
}

export const removeToast = (): void => show(null)
export const currentToast = (): Toast | null => current

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
