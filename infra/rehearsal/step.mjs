// What the rehearsal says while it runs.
import process from 'node:process'

/** @param {string} text */
export const say = (text) => process.stdout.write(`${text}\n`)

/**
 * One step: says what is done and how long that took, and of a failure what to do about it.
 * @template T
 * @param {string} title
 * @param {string} advice
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, advice, work) {
  const start = performance.now()
  say(`${title} …`)
  try {
    const result = await work()
    say(`  ${((performance.now() - start) / 1000).toFixed(1)} s`)
    return result
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${title} failed: ${reason}\n\nWhat to do: ${advice}`, { cause })
  }
}
