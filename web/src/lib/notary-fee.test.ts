// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notaryFee } from './notary-fee'

const content = join(import.meta.dirname, '../../../shared/content/documents')

const typeOf = (folder: string): string =>
  folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What the cover sheet says that a notary asks. */
const saidIn = (folder: string): string | undefined =>
  /at most (\$\d+) for each act/.exec(readFileSync(join(content, folder, 'clauses.toml'), 'utf8'))?.[1]

test.each(readdirSync(content))(
  'the notary’s fee of %s is the one that its cover sheet says, if any',
  (folder) => {
    expect(notaryFee(typeOf(folder))).toBe(saidIn(folder))
  },
)
