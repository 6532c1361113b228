import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import typescript from 'typescript'
import { expect, test } from 'vitest'
import { INFRA } from '../lib/sources/read.ts'

interface Source {
  path: string
  /** The paths of what it imports of ours, for a type too. */
  imports: string[]
}

function source(path: string, text: string): Source {
  const names = typescript.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
  const ours = names.filter((name) => name.startsWith('.'))
  return { path, imports: ours.map((name) => join(dirname(path), name)) }
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(INFRA, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|js)$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => source(path, readFileSync(join(INFRA, path), 'utf8')))
}

function importsBetween(sources: Source[], nameOf: (path: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const name = nameOf(path)
    const others = imports.map(nameOf).filter((other) => other !== name)
    graph.set(name, new Set([...(graph.get(name) ?? []), ...others]))
  }
  return graph
}

function reachedFrom(start: string, graph: Map<string, Set<string>>): Set<string> {
  const reached = new Set(graph.get(start))
  // A set is walked to its end, with what is added on the way.
  for (const name of reached) graph.get(name)?.forEach((next) => reached.add(next))
  return reached
}

/** What imports itself by way of others. */
function circlesIn(graph: Map<string, Set<string>>): string[] {
  return [...graph.keys()].filter((name) => reachedFrom(name, graph).has(name)).sort()
}

const circlesOfFolders = (sources: Source[]) => circlesIn(importsBetween(sources, dirname))

const LIB = sourcesIn('lib')

test('no folder of lib imports itself by way of others, not even for a type', () => {
  expect(circlesOfFolders(LIB)).toEqual([])
})

test('no file of lib imports itself by way of others', () => {
  expect(circlesIn(importsBetween(LIB, (path) => path))).toEqual([])
})

test.each([
  ['a value', "import { WebStack } from '../web/stack.ts'"],
  ['a type', "import type { WebStack } from '../web/stack.ts'"],
  ['a type in its place', "export type Web = import('../web/stack.ts').WebStack"],
  ['what is passed on', "export { WebStack } from '../web/stack.ts'"],
])('a circle of two folders would be found: %s', (_, text) => {
  expect(circlesOfFolders([...LIB, source('lib/stateful/added.ts', text)])).toEqual([
    'lib/stateful',
    'lib/web',
  ])
})

test('a ring of folders would be found, and who only leads into it is not in it', () => {
  const ring = [
    source('lib/a/one.ts', "import '../b/one.ts'"),
    source('lib/b/one.ts', "import '../c/one.ts'"),
    source('lib/c/one.ts', "import '../a/two.ts'"),
    source('lib/before.ts', "import './a/one.ts'"),
  ]
  expect(circlesOfFolders(ring)).toEqual(['lib/a', 'lib/b', 'lib/c'])
})

test('a folder and the one around it would be found', () => {
  expect(circlesOfFolders([...LIB, source('lib/web/added.ts', "import '../coquina.ts'")])).toContain('lib')
})

test('files of one folder may import each other', () => {
  expect(circlesOfFolders([source('lib/a/one.ts', "import './two.ts'")])).toEqual([])
})
