import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import type { pageAt, waitingPage } from '../src/app/prerender.tsx'
import { pageHtml } from './page-html.ts'
import { readServed } from './served.ts'

type Renderer = { pageAt: typeof pageAt; waitingPage: typeof waitingPage }

const ROOT = '<div id="root"></div>'

/** An address that no page has. */
const NOWHERE = '/404'

type Addresses = { site: string; ready: string[] }
const { site, ready } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../infra/pages.json'), 'utf8'),
) as Addresses

/**
 * Writes each public page with its words, so that it can be read before a script has run, by those who run none, and where it is
 * shared. For the pages of people who are signed in a shell is kept. Publishing replaces the address of the site.
 */
export function writePages(): Plugin {
  let [folder, root, alias] = ['', '', {}]
  return {
    name: 'coquina-write-pages',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
      root = config.root
      alias = { '@': join(config.root, 'src') }
    },
    closeBundle: { sequential: true, handler: async () => writeAll(folder, await renderer(root, alias)) },
  }
}

type Rendering = Renderer & { close: () => Promise<void> }

/** The site's own code, as it runs without a browser. */
async function renderer(root: string, alias: Record<string, string>): Promise<Rendering> {
  const server = await createServer({
    configFile: false,
    root,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  const module = (await server.ssrLoadModule('/src/app/prerender.tsx')) as Renderer
  const { pageAt, waitingPage } = module
  return { pageAt, waitingPage, close: () => server.close() }
}

async function writeAll(folder: string, { pageAt, waitingPage, close }: Rendering): Promise<void> {
  const served = readServed()
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('app.html', shell.replace(ROOT, ROOT + (await waitingPage())))
  write('404.html', pageHtml(shell, await pageAt(NOWHERE, served)))
  for (const path of ready)
    write(fileOf(path), pageHtml(shell, await pageAt(path, served), new URL(path, site)))
  write('sitemap.xml', sitemap())
  write('robots.txt', robots())
  await close()
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

function sitemap(): string {
  const places = ready.map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.join('')}</urlset>
`
}

const robots = (): string => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${new URL('/sitemap.xml', site).href}
`
