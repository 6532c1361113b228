import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { COOKIE_COMPANION, TOKEN } from '../src/api/token-names.ts'
import { patterns } from '../src/lib/paths.ts'

/** What the bundler says of a chunk, as far as it matters here. */
type Chunk = {
  fileName: string
  imports?: string[]
  isEntry?: boolean
  facadeModuleId?: string | null
}
type Bundle = Record<string, Chunk>

/**
 * A page's own scripts would be asked for only once the site's have come. A script of a few lines, which is here long
 * before, asks for those of the page that is being opened; the content security policy lets no such lines into the HTML.
 * The page in the HTML is a visitor's: before it is painted, the script marks a browser whose person may be signed in.
 */
export function preloadRoute(): Plugin {
  let script = ''
  return {
    name: 'coquina-preload-route',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const source = early(chunksByFirstWord(bundle as unknown as Bundle))
      script = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: script, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${script}` }, injectTo: 'head-prepend' }],
    },
  }
}

/** The first word of an address tells the page; the page of `countyExamples` is `county-examples.tsx` in a folder of `routes`. */
function chunksByFirstWord(bundle: Bundle): Record<string, string[]> {
  const pages: Record<string, string[]> = {}
  for (const [name, pattern] of Object.entries(patterns)) {
    const word = pattern.split('/')[0] ?? ''
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    pages[word] = [...new Set([...(pages[word] ?? []), ...chunksOf(bundle, file)])]
  }
  return pages
}

function chunksOf(bundle: Bundle, page: string): string[] {
  const chunks = Object.values(bundle)
  const route = new RegExp(`/routes/[^/]+/${page}\\.tsx$`)
  const own = chunks.find(({ facadeModuleId }) => route.test(facadeModuleId ?? ''))
  const site = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => reached(bundle, entry.fileName)),
  )
  return own ? reached(bundle, own.fileName).filter((file) => !site.has(file)) : []
}

/** A chunk and all that it imports. */
function reached(bundle: Bundle, file: string, seen = new Set<string>()): string[] {
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

const early = (chunks: Record<string, string[]>): string =>
  `try {
  if (localStorage.getItem('${TOKEN}') || document.cookie.includes('${COOKIE_COMPANION}='))
    document.documentElement.setAttribute('data-known', '')
} catch {}
${heldPress}for (const file of (${JSON.stringify(chunks)})[location.pathname.split('/')[1]] ?? [])
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
`
