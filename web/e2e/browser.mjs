// npm run browser: says which browser the tests use, and gets it ready.
import process from 'node:process'
import { findBrowser } from './kit/find-browser.mjs'

try {
  const { path } = await findBrowser()
  process.stdout.write(`${path}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
