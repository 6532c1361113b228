// What is older than what it is made of has to be made again.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When a file was changed, or anything in a folder; 0 for what is not there. @param {string} path @returns {number} */
export function changed(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  return Math.max(0, ...readdirSync(path).map((name) => changed(join(path, name))))
}

/** @param {string[]} made @param {string[]} sources */
export const isFresh = (made, sources) =>
  Math.min(...made.map(changed)) >= Math.max(...sources.map(changed)) &&
  made.every((path) => changed(path) > 0)
