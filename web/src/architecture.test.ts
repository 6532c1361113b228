// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
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

const paths = new Set(files.map(({ file }) => file))
const fileAt = (target: string) => [target, `${target}.ts`, `${target}.tsx`].find((path) => paths.has(path))
/** A folder with an index is imported by its name. */
const foundAt = (target: string) => fileAt(target) ?? fileAt(`${target}/index`)

/** What imports what, by files or by what stands for a file. */
function importsBetween(nameOf: (file: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const source of files) {
    const name = nameOf(source.file)
    const targets = importsOf(source).flatMap((target) => foundAt(target) ?? [])
    const others = targets.map(nameOf).filter((target) => target !== name)
    graph.set(name, new Set([...(graph.get(name) ?? []), ...others]))
  }
  return graph
}

/** What can be reached from itself. */
function circlesIn(graph: Map<string, Set<string>>): string[] {
  const reachedFrom = (start: string) => {
    const reached = new Set<string>()
    const follow = [...(graph.get(start) ?? [])]
    for (let next = follow.pop(); next !== undefined; next = follow.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      follow.push(...(graph.get(next) ?? []))
    }
    return reached
  }
  return [...graph.keys()].filter((name) => reachedFrom(name).has(name))
}

test('no file imports itself by way of others, not even for a type', () => {
  expect(circlesIn(importsBetween((file) => file))).toEqual([])
})

test('no folder imports itself by way of others', () => {
  expect(circlesIn(importsBetween(dirname))).toEqual([])
})

test('a circle would be found', () => {
  const graph = new Map(
    Object.entries({ a: ['b'], b: ['c'], c: ['b'] }).map(([from, to]) => [from, new Set(to)]),
  )
  expect(circlesIn(graph)).toEqual(['b', 'c'])
})

test('the rules above have something to look at', () => {
  expect(files.length).toBeGreaterThan(80)
  expect(files.flatMap(importsOf)).toContain('copy')
  expect(importsBetween(dirname).get('api/saving')).toContain('lib')
})
