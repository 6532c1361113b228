/** What the page's first script calls itself by (`build/preload-route.ts`). There is none in tests and while developing. */
export const PRELOAD_PAGE = 'preloadPage'

/** Asks at once for all scripts of the page that the address is of. */
export const preloadPage = (): void => (globalThis as { [PRELOAD_PAGE]?: () => void })[PRELOAD_PAGE]?.()
