/** Waits until the browser has nothing better to do. Where it does not tell (Safari), that is at once. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 3000 })
    else resolve()
  })
