/** Prints the table; with `--guide` it also goes into the operations guide, in place of the one before. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from './table.ts'

const GUIDE = join(import.meta.dirname, '../README.md')

if (process.argv.includes('--guide')) {
  const guide = readFileSync(GUIDE, 'utf8')
  writeFileSync(
    GUIDE,
    guide.replace(/^\| dollars \|[^]*?^\| together .*$(\n\nRows with .*$)?/m, () => table),
  )
}
process.stdout.write(`${table}\n`)
