const WAITS_MS = [2_000, 4_000, 8_000, 16_000, 30_000]

/**
 * Tries something again: when the network is back, and less and less often meanwhile. Returns what ends it.
 */
export function retry(attempt: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout>
  let tries = 0
  let isRunning = false
  let isOver = false
  const schedule = () => {
    timer = setTimeout(() => void run(), WAITS_MS[Math.min(tries, WAITS_MS.length - 1)])
    tries += 1
  }
  const run = async () => {
    if (isRunning) return
    clearTimeout(timer)
    isRunning = true
    // Without a network there is nothing to try; the browser says when there is one.
    if (navigator.onLine) await attempt().catch(() => undefined)
    isRunning = false
    if (!isOver) schedule()
  }
  const backOnline = () => {
    tries = 0
    void run()
  }
  window.addEventListener('online', backOnline)
  schedule()
  return () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', backOnline)
  }
}
