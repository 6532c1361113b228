// What the pages weigh as a browser gets them: every file once, as a visitor does who goes everywhere.

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bench/kit/functions.mjs'

export function pages() {
  const folder = join(root, 'web/dist')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(join(folder, name)).isFile())
  const weight = (/** @type {string} */ name) =>
    statSync(join(folder, files.includes(`${name}.br`) ? `${name}.br` : name)).size
  const own = files.filter((name) => !/\.(br|gz|map)$/.test(name))
  return { requests: own.length, bytesOut: own.reduce((sum, name) => sum + weight(name), 0) }
}
