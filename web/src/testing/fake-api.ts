import { vi } from 'vitest'
import type { paths } from '@/api/schema.gen'
import { readToken, saveToken } from '@/api/token'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** "GET /api/documents/{id}" for every call of the contract: a call that does not exist does not compile. */
type Call = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path] extends Record<M, object> ? `${Uppercase<M>} ${Path & string}` : never
  }[Method]
}[keyof paths]

type Answer = { status?: number; body: unknown; headers?: Record<string, string> }
export type FakeCall = { url: URL; headers: Headers; body: unknown }
export type Handlers = Partial<Record<Call, (call: FakeCall) => Answer | Promise<Answer>>>

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path)

/** What every visit to the entry page asks for: a test that speaks of no bundles has none. */
const noBundles: Handlers = { 'GET /api/catalog/bundles': () => ({ body: [] }) }

const LIST = 'GET /api/catalog/document-types'

/** A type by itself is the one of the list. */
const typesAlone = (list: Handlers[typeof LIST]): Handlers => ({
  'GET /api/catalog/document-types/{id}': async (call) => {
    const { status, body } = (await list?.(call)) ?? refused(404, 'Not found')
    if (status !== undefined) return { status, body }
    const id = call.url.pathname.split('/').at(-1)
    const type = (body as { id: string }[]).find((each) => each.id === id)
    return type ? { body: type } : refused(404, 'There is no such document type.')
  },
})

/** Answers calls in the server's place. A call without a handler fails the test with its name. */
export function fakeApi(own: Handlers) {
  keepTokenFor(own)
  const handlers = { ...noBundles, ...typesAlone(own[LIST]), ...own }
  const calls: (FakeCall & { name: string })[] = []
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const found = Object.entries(handlers).find(([name]) => {
      const [method, template = ''] = name.split(' ')
      return method === request.method && matches(template, url.pathname)
    })
    if (!found) throw new Error(`Nothing answers ${request.method} ${url.pathname}.`)
    const [name, handle] = found
    const sent = await request.text()
    const call: FakeCall = { url, headers: request.headers, body: sent ? JSON.parse(sent) : undefined }
    calls.push({ ...call, name })
    const { status = 200, body, headers } = await handle(call)
    const text = status === 204 ? null : JSON.stringify(body)
    return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } })
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return { calls, callsTo: (name: Call) => calls.filter((call) => call.name === name) }
}

export const refused = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { message, requestId: 'test', ...more },
})

/** Whom the server knows has signed in with this browser before. */
function keepTokenFor(handlers: Handlers): void {
  const user = handlers['GET /api/auth/user']
  if (!user || readToken()) return
  const answer = user({ url: new URL(location.href), headers: new Headers(), body: undefined })
  if (answer instanceof Promise || answer.status === undefined) saveToken('kept')
}
