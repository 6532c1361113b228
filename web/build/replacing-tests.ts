import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The tests below a folder that put something else in a module's place. */
export const replacingTests = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))
