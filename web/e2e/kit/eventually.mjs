import { setTimeout as pause } from 'node:timers/promises'

const WAIT_MS = 30_000
const STEP_MS = 50

/**
 * Asks again until there is an answer. For what happens outside the page, or without an end to wait for: a page that is being scrolled.
 * @template T
 * @param {string} what
 * @param {() => Promise<T | undefined | false>} ask
 * @returns {Promise<T>}
 */
export async function eventually(what, ask) {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(STEP_MS)) {
    const answer = await ask()
    if (answer) return answer
  }
  throw new Error(`Not within ${WAIT_MS / 1000} seconds: ${what}`)
}
