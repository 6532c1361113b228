// Asks the Runtime API for events, one at a time, as the runtime of Lambda does: `node runtime.mjs <file of the handler>`.

import { request } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [hostname, port] = process.env.AWS_LAMBDA_RUNTIME_API.split(':')
const base = '/2018-06-01/runtime/invocation'

function ask(method, path, body) {
  return new Promise((done, failed) => {
    const call = request({ hostname, port, method, path: base + path }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => done({ headers: answer.headers, body: Buffer.concat(parts).toString() }))
    })
    call.on('error', failed).end(body)
  })
}

const { handler } = await import(pathToFileURL(resolve(process.argv[2])))
for (;;) {
  const { headers, body } = await ask('GET', '/next')
  const id = headers['lambda-runtime-aws-request-id']
  try {
    await ask('POST', `/${id}/response`, JSON.stringify(await handler(JSON.parse(body))))
  } catch (error) {
    await ask('POST', `/${id}/error`, JSON.stringify({ errorMessage: String(error) }))
  }
}
