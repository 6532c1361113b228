// The browser inside @sparticuz/chromium: a headless Chromium for x64 Linux, with the libraries and fonts that a bare
// machine lacks. The package itself unpacks to fixed names under /tmp, which two checkouts would share; this does not.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
const source = join(modules, '@sparticuz/chromium')

/** The package's own names folders under /tmp. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="relative">fonts-cache</cachedir></fontconfig>
`

/** @returns {Promise<import('./find-browser.mjs').Browser>} */
export async function bundledBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser was found. Install Chromium or Chrome, or set COQUINA_BROWSER to its path.')
  }
  const home = await unpacked()
  const libraries = [join(home, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    path: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(home, 'fonts.conf') },
  }
}

/** Unpacks beside the final place and renames, so that an interrupted run leaves nothing half done. */
async function unpacked() {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  const home = join(modules, '.cache', `coquina-browser-${version}`)
  if (existsSync(home)) return home
  await mkdir(join(modules, '.cache'), { recursive: true })
  const beside = await mkdtemp(`${home}-`)
  await unpackInto(beside)
  // When another test file was faster, its copy is as good.
  await rename(beside, home).catch(() => rm(beside, { recursive: true }))
  return home
}

/** @param {string} folder */
async function unpackInto(folder) {
  await Promise.all([
    inflate('chromium.br', createWriteStream(join(folder, 'chromium'), { mode: 0o755 })),
    untar('al2023.tar.br', folder),
    untar('fonts.tar.br', folder),
    untar('swiftshader.tar.br', folder),
  ])
  await writeFile(join(folder, 'fonts.conf'), FONTS)
}

/** @param {string} name @param {NodeJS.WritableStream} target */
const inflate = (name, target) =>
  pipeline(createReadStream(join(source, 'bin', name)), createBrotliDecompress(), target)

/**
 * By way of a file: tar stops reading at the end of the archive, and a pipe would break on the padding after it.
 * @param {string} name @param {string} folder
 */
async function untar(name, folder) {
  const archive = join(folder, `${name}.tar`)
  await inflate(name, createWriteStream(archive))
  const [code] = await once(spawn('tar', ['-x', '-f', archive, '-C', folder], { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`tar could not unpack ${name}.`)
  await rm(archive)
}
