// What the programs here have in common: whoever starts one is told what is wrong in a sentence, and not where in our code.
import { realpathSync } from 'node:fs'
import process from 'node:process'

/** Does it, where this file is what was started and not only read. @param {string} file @param {() => void | Promise<void>} work */
export async function program(file, work) {
  if (!process.argv[1] || realpathSync(process.argv[1]) !== file) return
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
