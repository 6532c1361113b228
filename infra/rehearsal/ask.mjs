// Questions to the deployed site from outside a browser.
import { request } from 'node:https'
import { facts } from './deployed.mjs'

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Answer */

/**
 * @param {string} host who is asked: it is told by name, because no name server knows it
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} [how]
 * @returns {Promise<Answer>}
 */
function ask(host, path, { method = 'GET', headers } = {}) {
  const options = { method, headers: { host, ...headers }, servername: host }
  return new Promise((answered, failed) => {
    const asked = request(new URL(path, facts.cloud), options, async (answer) => {
      const parts = await answer.toArray()
      answered({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: Buffer.concat(parts).toString(),
      })
    })
    asked.on('error', failed)
    asked.end()
  })
}

/** @param {string} path @param {Parameters<typeof ask>[2]} [how] */
export const askSite = (path, how) => ask(new URL(facts.site).host, path, how)

/** Past the CDN, as anyone can. @param {string} path @param {Parameters<typeof ask>[2]} [how] */
export const askApi = (path, how) => ask(`${facts.api}.execute-api.localhost`, path, how)
