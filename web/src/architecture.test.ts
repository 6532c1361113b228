// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(gen|test)\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** What a file imports of ours, as paths from src. */
function importsOf({ file, text }: { file: string; text: string }): string[] {
  const specifiers = Array.from(
    text.matchAll(/(?:from|import\() ?'([^'\s]+)'/g),
    ([, specifier = '']) => specifier,
  )
  return specifiers.map((specifier) => {
    if (specifier.startsWith('@/')) return specifier.slice(2)
    return specifier.startsWith('.') ? relative(root, join(root, file, '..', specifier)) : specifier
  })
}

/** From the bottom to the top. A folder may use those below it, and `testing` is for tests alone. */
const layers = ['lib', 'copy', 'api', 'ui', 'features', 'app', 'testing']
const layerOf = (path: string) => layers.indexOf(path.split('/')[0] ?? '')

/** Packages that a layer must do without. */
const withoutPackages: [layer: string, target: RegExp][] = [
  ['lib', /^(react|@tanstack)/],
  ['copy', /./],
  ['ui', /^(react-router|@tanstack)/],
]

function isForbidden(file: string, target: string): boolean {
  if (layerOf(target) >= 0) return layerOf(target) > layerOf(file)
  return withoutPackages.some(([layer, no]) => file.startsWith(`${layer}/`) && no.test(target))
}

test('imports point one way: lib, copy, api and ui, then features, then app', () => {
  const broken = files.flatMap((source) =>
    importsOf(source)
      .filter((target) => isForbidden(source.file, target))
      .map((target) => `${source.file} imports ${target}`),
  )
  expect(broken).toEqual([])
})

test('every file has a layer', () => {
  expect(files.filter(({ file }) => layerOf(file) < 0)).toEqual([])
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
  expect(files.flatMap(importsOf)).toContain('copy')
})
