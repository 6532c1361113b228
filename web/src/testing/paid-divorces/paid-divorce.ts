import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Preview } from '@/api/types'
import { emptyPreview } from '../samples'

/** What the product says of a paid divorce that has forms of the court in its packet, without the clauses. */
export const paidDivorce = (name: string): Preview => ({
  ...emptyPreview,
  complete: true,
  ...(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as Partial<Preview>),
})
