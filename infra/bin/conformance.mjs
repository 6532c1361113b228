// Asks a deployed stage what the sample events ask: `npm run conformance -- prod`. What follows the stage goes to the program.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import { outputs } from './outputs.mjs'
import { program } from './program.mjs'

const root = resolve(import.meta.dirname, '../..')

/** @param {string | undefined} stage @param {string[]} more */
async function ask(stage, more) {
  const { Address } = await outputs(stage)
  if (!Address) throw new Error('The stack does not say where the site is. Deploy it first.')
  const words = ['conformance', Address, ...more]
  const { status, error } = spawnSync('cargo', words, { cwd: root, stdio: 'inherit' })
  if (error) throw new Error(`cargo could not be started: ${error.message}`)
  if (status !== 0) throw new Error('The stage does not answer as it has to.')
}

await program(import.meta.filename, () => ask(process.argv[2], process.argv.slice(3)))
