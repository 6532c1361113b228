// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(gen|test)\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** What a file imports of ours, as paths from src. */
function importsOf({ file, text }: { file: string; text: string }): string[] {
  const specifiers = Array.from(
    text.matchAll(/(?:from|import\() ?'([^']+)'/g),
    ([, specifier = '']) => specifier,
  )
  return specifiers.map((specifier) => {
    if (specifier.startsWith('@/')) return specifier.slice(2)
    return specifier.startsWith('.') ? relative(root, join(root, file, '..', specifier)) : specifier
  })
}

/** Which of ours, and which packages, a layer must not import. */
const forbidden: [layer: RegExp, target: RegExp][] = [
  [/^ui\//, /^(api|app|features|testing)\/|^react-router|^@tanstack/],
  [/^lib\//, /^(api|app|features|ui|testing)\/|^react/],
  [/^api\//, /^(app|features|ui|testing)\//],
  [/^features\//, /^app\/(?!(copy|notify|paths)$)|^testing\//],
  [/^app\//, /^testing\//],
]

test('imports point one way: lib, api and ui, then features, then app', () => {
  const broken = files.flatMap((source) =>
    importsOf(source)
      .filter((target) => forbidden.some(([layer, no]) => layer.test(source.file) && no.test(target)))
      .map((target) => `${source.file} imports ${target}`),
  )
  expect(broken).toEqual([])
})

test('no feature imports another: pages put them together', () => {
  const featureOf = (path: string) => /^features\/([^/]+)/.exec(path)?.[1]
  const broken = files.flatMap((source) =>
    importsOf(source)
      .filter(
        (target) =>
          featureOf(source.file) && featureOf(target) && featureOf(target) !== featureOf(source.file),
      )
      .map((target) => `${source.file} imports ${target}`),
  )
  expect(broken).toEqual([])
})

test('the rules above have something to look at', () => {
  expect(files.length).toBeGreaterThan(80)
  expect(files.flatMap(importsOf)).toContain('app/copy')
})
