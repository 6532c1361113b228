// The product on this machine, for its AWS services, its Stripe emulator and its secrets.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localProgram, root } from './functions.mjs'

/** @typedef {import('./functions.mjs').Environment} Environment */
/** @typedef {{ site: string, stripe: string, environment: Environment, secret: (name: string) => any, stop: () => void }} Product */

/** @param {string} text @returns {Environment} */
function lines(text) {
  const rows = text.split('\n').filter(Boolean)
  return Object.fromEntries(rows.map((row) => /^(\w+)="(.*)"$/.exec(row)?.slice(1) ?? [row, '']))
}

/** @param {string} data a folder of its own @returns {Promise<Product>} */
export async function startProduct(data) {
  const environment = {
    PATH: process.env.PATH,
    COQUINA_PORT: '0',
    COQUINA_STRIPE_PORT: '0',
    COQUINA_DATA: data,
    COQUINA_WEB: join(root, 'web/dist'),
    RUST_LOG: 'warn',
  }
  const child = spawn(localProgram(), { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const site = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (bytes) => {
      said += bytes
      const port = /Open\s+http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port && said.includes('Ctrl+C')) resolve(`http://127.0.0.1:${port}`)
    })
    child.on('exit', (code) => reject(new Error(`the local product ended with ${code}: ${said}`)))
  })
  const given = lines(readFileSync(join(data, 'functions.env'), 'utf8'))
  return {
    site,
    stripe: (given.STRIPE_API ?? '').replace(/\/$/, ''),
    environment: given,
    secret: (name) => JSON.parse(readFileSync(join(data, 'secrets', `${name}.json`), 'utf8')),
    stop: () => void child.kill('SIGINT'),
  }
}
