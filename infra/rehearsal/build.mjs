// What is deployed: the pages and the functions. And Stripe's emulator, which stands in for Stripe.
import { join } from 'node:path'
import process from 'node:process'
import { built, command, environment, isBuiltFor, noteArchitecture } from '../bin/build.mjs'
import { isFresh } from './freshness.mjs'
import { root, target, web } from './places.mjs'
import { run } from './programs.mjs'

const PAGES = ['src', 'public', 'build', 'index.html', 'package-lock.json', 'vite.config.ts']
const HOW = ['infra/bin/build.mjs', 'Cargo.lock', 'Cargo.toml', '.cargo']
const CODE = ['functions', 'shared', ...HOW]

/** Of this machine, on which the emulator runs them. */
const ARCHITECTURE = 'x86_64'

export const conformance = join(target, 'debug/conformance')
export const emulator = join(target, 'debug/examples/serve')
export const dist = join(web, 'dist')

export async function pages() {
  if (!isFresh([join(web, 'node_modules/.package-lock.json')], [join(web, 'package-lock.json')]))
    await run('npm', 'npm', ['ci', '--no-audit', '--no-fund'], { cwd: web })
  const sources = [...PAGES.map((part) => join(web, part)), join(root, 'infra/pages.json')]
  if (!isFresh([join(dist, 'index.html')], sources)) await run('pages', 'npm', ['run', 'build'], { cwd: web })
}

/** @param {string} path with cargo-lambda and the linker that comes with it */
export async function functions(path) {
  const sources = CODE.map((part) => join(root, part))
  if (isBuiltFor(ARCHITECTURE) && isFresh(built, sources)) return
  noteArchitecture()
  await run('functions', 'cargo', command(ARCHITECTURE), {
    cwd: root,
    env: environment({ ...process.env, PATH: path }, ARCHITECTURE),
  })
  noteArchitecture(ARCHITECTURE)
}

export const stripe = () =>
  run('emulator', 'cargo', ['build', '-p', 'stripe-emulator', '--example', 'serve'], { cwd: root })

export const conformanceSet = () =>
  run('conformance-build', 'cargo', ['build', '-p', 'conformance'], { cwd: root })
