/** Reads the files that the product's definition comes from. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from './schema.ts'

export const INFRA = join(import.meta.dirname, '../..')

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(INFRA, `${name}.json`), 'utf8')) as T
}

export function readSources(): Sources {
  return {
    tables: read('tables'),
    routes: read('routes'),
    metrics: read('metrics'),
    environment: read('environment'),
    schedules: read('schedules'),
    timeouts: read('timeouts'),
    reach: read('reach'),
    pages: read('pages'),
    pageHeaders: read('page-headers'),
    requestHeaders: read('request-headers'),
  }
}
