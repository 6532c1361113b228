// What the project's pages link to and name is there.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { INFRA } from '../lib/sources/read.ts'

const root = join(INFRA, '..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')

const PAGES = [
  'README.md',
  'docs/architecture.md',
  'docs/changes.md',
  'functions/assistant/README.md',
  'functions/payments/README.md',
  ...['README', 'DEPLOY', 'RUN', 'REPAIR', 'SETTINGS', 'LAUNCH'].map((name) => `infra/${name}.md`),
  ...['bench', 'cost', 'evaluation', 'forms', 'lib', 'load', 'local', 'rehearsal', 'security'].map(
    (folder) => `infra/${folder}/README.md`,
  ),
  ...['adapters', 'content', 'domain', 'pdf'].map((folder) => `shared/${folder}/README.md`),
  'web/README.md',
  'web/e2e/README.md',
]

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  const headings = [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase())
  return headings.map((heading) => heading.replaceAll(/[^\w\- ]/g, '').replaceAll(' ', '-'))
}

test.each(PAGES)('the links of %s lead somewhere', (page) => {
  const links = [...text(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
  const lost = links.filter(([, path, anchor]) => {
    const target = path ? join(dirname(page), path) : page
    return !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor))
  })
  expect(lost.map(([link]) => link)).toEqual([])
})

test.each(['docs/architecture.md', 'docs/changes.md'])('the places that %s names are there', (page) => {
  const places = [...text(page).matchAll(/`([\w.-]+\/[\w./-]+\.\w+)(?:::(\w+))?`/g)]
  expect(places.length).toBeGreaterThan(40)
  // Where changes.md says that its short paths are.
  const short = page === 'docs/changes.md' ? ['infra/local/', 'infra/local/tests/api/'] : []
  const whole = (path: string) =>
    ['', ...short].map((folder) => folder + path).find((each) => existsSync(join(root, each)))
  const isSaid = (path: string, name: string) =>
    new RegExp(`\\b(?:fn|struct|enum|const|class|function) ${name}\\b`).test(text(path))
  const lost = places.filter(
    ([, path = '', name]) => !whole(path) || (name !== undefined && !isSaid(path, name)),
  )
  expect(lost.map(([place]) => place)).toEqual([])
})
