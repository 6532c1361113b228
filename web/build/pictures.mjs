// npm run pictures: the shell in the sizes that home screens ask for, and the picture that stands where a page is shared.
// Kept in public, because drawing them takes a browser.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { findBrowser } from '../e2e/kit/find-browser.mjs'

const web = join(import.meta.dirname, '..')
const shell = await readFile(join(web, 'public/shell.svg'), 'utf8')
const font = (/** @type {string} */ name) => readFile(join(web, `src/app/fonts/${name}.woff2`), 'base64')

/** The wall of the first page, with the style sheet of the built site. */
async function wall() {
  const server = await createServer({
    configFile: false,
    root: web,
    mode: 'production',
    appType: 'custom',
    plugins: [react()],
    resolve: { alias: { '@': join(web, 'src') } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  const { CoquinaWall } = await server.ssrLoadModule('/src/app/home/coquina-wall.tsx')
  await server.close()
  return renderToStaticMarkup(createElement(CoquinaWall))
}

async function styles() {
  const assets = join(web, 'dist/assets')
  const sheet = (await readdir(assets)).find((name) => /^index-.*\.css$/.test(name))
  if (!sheet) throw new Error('There is no style sheet. Run "npm run build" first.')
  return readFile(join(assets, sheet), 'utf8')
}

/** @param {number} part how much of the side the shell takes */
const icon = (part) => `<style>
  body { margin: 0; display: grid; place-items: center; height: 100vh; background: #f6f1e8 }
  svg { width: ${part}vmin }
</style>${shell}`

const share = async () => `<style>${await styles()}
  @font-face { font-family: Heading; src: url(data:font/woff2;base64,${await font('newsreader')}); font-weight: 200 800 }
  body { margin: 0; height: 100vh; overflow: hidden; background: #fffdf8; color: #221e18; font-family: Heading }
  main { position: absolute; inset: 0 500px 0 80px; display: flex; flex-direction: column; justify-content: center }
  h1 { font: 500 84px/1.05 Heading; letter-spacing: -0.02em }
  p { display: flex; align-items: center; gap: 18px; font: 500 48px Heading; margin-bottom: 36px }
  p svg { width: 64px }
  .wall { position: absolute; inset: 0 0 0 740px }
  .wall svg { width: 100%; height: 100% }
</style><div class="wall">${await wall()}</div><main><p>${shell}Coquina</p><h1>Florida legal documents, one question at a time</h1></main>`

const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...found.env },
})

/** @param {string} name @param {number} width @param {number} height @param {string} html */
async function draw(name, width, height, html) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const path = join(web, 'public', name)
  await (name.endsWith('.jpg')
    ? page.screenshot({ path, type: 'jpeg', quality: 78 })
    : page.screenshot({ path }))
  await page.close()
}

await draw('apple-touch-icon.png', 180, 180, icon(72))
await draw('icon-192.png', 192, 192, icon(80))
await draw('icon-512.png', 512, 512, icon(80))
await draw('icon-maskable-512.png', 512, 512, icon(56))
await draw('share.jpg', 1200, 630, await share())
await browser.close()
