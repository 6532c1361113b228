// What API Gateway's HTTP API makes of a request (payload 2.0), behind the CDN.

import { randomUUID } from 'node:crypto'

/** @typedef {{ token?: string, body?: unknown, headers?: Record<string, string> }} Parts */

/**
 * @param {string} method
 * @param {string} path
 * @param {Parts} [parts]
 */
export function event(method, path, { token, body, headers = {} } = {}) {
  const { pathname, search } = new URL(path, 'http://localhost')
  const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body)
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0',
      'cloudfront-viewer-address': '127.0.0.1:40000',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path: pathname, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'Mozilla/5.0' },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
    ...(text !== undefined && { body: text }),
    isBase64Encoded: false,
  }
}

/** What the clock sends. */
export const tick = () => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '000000000000',
  time: new Date().toISOString(),
  region: 'us-east-1',
  resources: ['arn:aws:events:us-east-1:000000000000:rule/bench'],
  detail: {},
})
