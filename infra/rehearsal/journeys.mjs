// The journeys through the deployed site, in a process of their own as all browser tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const folder = join(import.meta.dirname, 'journeys')

/** @param {import('./deployed.mjs').Facts} facts */
export async function journeys(facts) {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const env = {
    ...process.env,
    COQUINA_PRODUCT: join(import.meta.dirname, 'deployed.mjs'),
    COQUINA_DEPLOYED: JSON.stringify(facts),
  }
  const options = ['--test', '--test-concurrency=1', '--test-reporter=spec', ...files]
  const tests = spawn(process.execPath, options, { env, stdio: 'inherit' })
  const [code] = await once(tests, 'exit')
  if (code !== 0) throw new Error('a journey did not come to its end')
}
