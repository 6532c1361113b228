export type Toast = { id: number; title: string; text?: string; tone: 'plain' | 'destructive' }

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a message. One is visible at a time: a new one takes the place of the old. */
export function toast(message: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  lastId += 1
  show({ tone: 'plain', ...message, id: lastId })
}

export const dismissToast = (): void => show(null)
export const currentToast = (): Toast | null => current

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
