// Chromium can come to rest for good on a busy machine: the threads that paint sleep while what is to be shown waits for them. No
// frame comes any more, and so no click, which waits for two; scripts run on. Nothing in a page can do that, or mend it.

/** How often it is looked at, and how long a page that is seen may show nothing, three times in a row. */
const EVERY_MS = 5_000
const FRAME_MS = 5_000

/** What a walk ends with when its browser has come to rest. */
export class Standstill extends Error {
  constructor() {
    super('The browser shows no frame any more.')
  }
}

/**
 * A promise that fails when a page of the context shows no frame any more, and never comes otherwise.
 * @param {import('playwright-core').BrowserContext} context
 * @param {AbortSignal} ended the walk has ended
 * @returns {Promise<never>}
 */
export function standstill(context, ended) {
  return new Promise((_resolve, reject) => {
    const looks = setInterval(() => {
      for (const page of context.pages()) {
        // A page that is on its way to another cannot be asked.
        page.evaluate(showsFrames, FRAME_MS).then(
          (shows) => shows || reject(new Standstill()),
          () => undefined,
        )
      }
    }, EVERY_MS)
    ended.addEventListener('abort', () => clearInterval(looks))
  })
}

/** Runs in the page. After long work, time may be up before the frame: that is why it is waited for again. @param {number} ms */
async function showsFrames(ms) {
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => resolve(true))
      setTimeout(() => resolve(false), ms)
    })
  for (let turn = 0; turn < 3; turn += 1) {
    if (document.visibilityState !== 'visible' || (await frame())) return true
  }
  return false
}
