/** Prints the table; with `--page` it also goes into README.md, in place of the one before. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from './table.ts'

const PAGE = join(import.meta.dirname, 'README.md')

if (process.argv.includes('--page')) {
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(
    PAGE,
    page.replace(/^\| dollars \|[^]*?^\| together .*$(\n\nRows with .*$)?/m, () => table),
  )
}
process.stdout.write(`${table}\n`)
