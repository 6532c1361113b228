import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { COOKIE_COMPANION, TOKEN } from '../src/api/token-names.ts'
import { patterns } from '../src/lib/paths.ts'
import { PRELOAD_PAGE } from '../src/lib/preload-page.ts'

/** What the bundler says of a chunk, as far as it matters here. */
type Chunk = {
  fileName: string
  imports?: string[]
  isEntry?: boolean
  facadeModuleId?: string | null
}
export type Bundle = Record<string, Chunk>

/**
 * A page's own scripts would be asked for only once the site's have come, and what they import only after them. A script of a few
 * lines, which is here long before, asks for all of the page that is being opened, and again when the router opens another
 * (`lib/preload-page.ts`); the content security policy lets no such lines into the HTML.
 * The page in the HTML is a visitor's: before it is painted, the script marks a browser whose person may be signed in.
 */
export function preloadRoute(): Plugin {
  let script = ''
  let pages = new Set<string>()
  return {
    name: 'coquina-preload-route',
    apply: 'build',
    enforce: 'pre',
    // What a page needs is in this script, and need not be in the site's own once more.
    config: () => ({
      build: { modulePreload: { resolveDependencies: (file, needed) => (pages.has(file) ? [] : needed) } },
    }),
    generateBundle(_options, bundle) {
      const chunks = chunksByFirstWord(bundle as unknown as Bundle)
      pages = new Set(Object.values(chunks).flatMap((own) => own.filter((file) => isPage(bundle[file]))))
      const source = early(chunks)
      script = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: script, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${script}` }, injectTo: 'head-prepend' }],
    },
  }
}

/** An address that shares the page of another. */
const SHARED: Record<string, string> = { questionnaire: 'wizard' }

/** The page around those of people who are signed in, and the addresses that show it first. */
const SIGNED_IN = 'signed-in'
const WITHIN = [
  'account',
  'dashboard',
  'receipt',
  'disclosure',
  'wizard',
  'questionnaire',
  'review',
  'signing',
]

/** The first word of an address tells the page; the page of `countyExamples` is `county-examples.tsx` in a folder of `routes`. */
function chunksByFirstWord(bundle: Bundle): Record<string, string[]> {
  const pages: Record<string, string[]> = {}
  for (const [name, pattern] of Object.entries(patterns)) {
    const word = pattern.split('/')[0] ?? ''
    const around = WITHIN.includes(name) ? chunksOf(bundle, SIGNED_IN) : []
    pages[word] = [...new Set([...(pages[word] ?? []), ...around, ...chunksOf(bundle, fileOf(name))])]
  }
  return pages
}

const fileOf = (name: string): string =>
  (SHARED[name] ?? name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function chunksOf(bundle: Bundle, page: string): string[] {
  const chunks = Object.values(bundle)
  const route = new RegExp(`/routes/[^/]+/${page}\\.tsx$`)
  const own = chunks.find(({ facadeModuleId }) => route.test(facadeModuleId ?? ''))
  if (!own)
    throw new Error(
      `The scripts of the page ${page} cannot be asked for early: there is no such file of routes.`,
    )
  const site = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => reached(bundle, entry.fileName)),
  )
  return reached(bundle, own.fileName).filter((file) => !site.has(file))
}

const isPage = (chunk: unknown): boolean => /\/app\/routes\//.test((chunk as Chunk)?.facadeModuleId ?? '')

/** A chunk and all that it imports. */
export function reached(bundle: Bundle, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return [file, ...(bundle[file]?.imports ?? []).flatMap((next) => reached(bundle, next, seen))]
}

/**
 * A button of the page in the HTML does nothing until React has taken over its part of the page, and React drops a press that comes
 * before. Such a press is held, and pressed again then: an element that is taken over carries a property of React's.
 */
const heldPress = `const isTakenOver = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
const pressAgain = (button) => {
  if (!button.isConnected) return
  if (isTakenOver(button)) button.click()
  else requestAnimationFrame(() => pressAgain(button))
}
addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('#root button')
  if (!button || isTakenOver(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressAgain(button)
}, true)
`

/** Each file is named once, and the pages name it by its place: this script is part of every first visit. */
function early(chunks: Record<string, string[]>): string {
  const files = [...new Set(Object.values(chunks).flat())]
  const places = Object.entries(chunks).map(([word, own]) => [word, own.map((file) => files.indexOf(file))])
  return `try {
  if (localStorage.getItem('${TOKEN}') || document.cookie.includes('${COOKIE_COMPANION}='))
    document.documentElement.setAttribute('data-known', '')
} catch {}
${heldPress}const files = '${files.map(nameOf).join(' ')}'.split(' ')
const places = ${JSON.stringify(Object.fromEntries(places))}
function ${PRELOAD_PAGE}() {
  const word = location.pathname.split('/')[1]
  for (const place of places[word] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/' + files[place] + '.js' }))
  delete places[word]
}
${PRELOAD_PAGE}()
`
}

const nameOf = (file: string): string => basename(file, '.js')
