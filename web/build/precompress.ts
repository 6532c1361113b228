import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|txt|json|xml|webmanifest)$/
/** Below this the headers weigh more than what is saved. */
const LEAST_BYTES = 1000

/** Writes the `.br` and `.gz` that the servers send, as small as they get: that takes too long to do for each visit. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'coquina-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    // After the pages have been written.
    closeBundle: { sequential: true, order: 'post', handler: () => files(folder).forEach(compress) },
  }
}

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file))
    .map((file) => join(folder, file))

function compress(file: string): void {
  const text = readFileSync(file)
  if (text.length < LEAST_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}
