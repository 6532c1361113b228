import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Served } from '../src/app/prerender.tsx'

const folder = join(import.meta.dirname, 'served')

const read = (file: string): never => JSON.parse(readFileSync(join(folder, file), 'utf8')) as never

/** What the server says of what is sold and of the law. A journey holds the files against it. */
export function readServed(): Served {
  const laws = readdirSync(join(folder, 'law')).map((file) => [
    file.replace('.json', ''),
    read(`law/${file}`),
  ])
  return {
    types: read('document-types.json'),
    bundles: read('bundles.json'),
    counties: read('counties.json'),
    laws: Object.fromEntries(laws),
  }
}
