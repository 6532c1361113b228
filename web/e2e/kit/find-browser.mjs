import process from 'node:process'
import { bundledBrowser } from './bundled-browser.mjs'
import { isProgram, onPath } from './on-path.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @typedef {{ path: string, env: Record<string, string> }} Browser A program, and what it needs in its environment. */

/**
 * COQUINA_BROWSER is a path, or "bundled" for the one in node_modules. Without it: an installed one, or the bundled one.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const wanted = process.env.COQUINA_BROWSER
  if (wanted && wanted !== 'bundled') return installed(wanted)
  const found = wanted ? undefined : NAMES.map(onPath).find(Boolean)
  return found ? installed(found) : bundledBrowser()
}

/** @param {string} path */
function installed(path) {
  if (!isProgram(path)) throw new Error(`There is no browser at ${path} (COQUINA_BROWSER).`)
  return { path, env: {} }
}
