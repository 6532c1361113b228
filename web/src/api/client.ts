import createClient, { type Middleware } from 'openapi-fetch'
import { ApiError } from './errors'
import type { paths } from './schema.gen'
import { isPostLogout, readToken } from './token'

const identify: Middleware = {
  onRequest({ request }) {
    const token = readToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    if (isPostLogout()) {
      request.headers.set('x-no-auto-auth', 'true')
      request.headers.set('x-logout-state', 'true')
    }
    return request
  },
}

const refuse: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await ApiError.from(response)
    return response
  },
}

export const api = createClient<paths>({
  // The build, which writes pages, has no address and makes no call.
  baseUrl: 'location' in globalThis ? globalThis.location.origin : '',
  credentials: 'include',
  // Looked up at each call, so that a test can put its own in place.
  fetch: (request) => globalThis.fetch(request),
})
api.use(identify, refuse)

/** The answer's data. A refused call has thrown already, so what is missing here is a defect of the server. */
export async function dataOf<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data, response } = await call
  if (data === undefined) throw new ApiError(response.status, 'The answer was empty.')
  return data
}
