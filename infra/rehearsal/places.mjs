// Where everything of the rehearsal lies.
import { join, resolve } from 'node:path'
import process from 'node:process'

export const infra = resolve(import.meta.dirname, '..')
export const root = resolve(infra, '..')
export const web = join(root, 'web')
export const target = resolve(root, process.env.CARGO_TARGET_DIR ?? 'target')

/** What a rehearsal leaves behind: its tools, which are used again, and the logs of the last one. */
export const folder = join(root, '.local/rehearsal')
export const logs = join(folder, 'logs')
