// Calls of the API with a publishable key.

import { API } from './frames.js'

const flatten = (value, name) =>
  Object.entries(value).flatMap(([key, inner]) => {
    const path = name ? `${name}[${key}]` : key
    if (inner === null || inner === undefined) return []
    return typeof inner === 'object' ? flatten(inner, path) : [[path, inner]]
  })

/** Calls the API; a broken connection becomes an error object like any other. */
export async function call(key, method, path, params) {
  const form = new URLSearchParams(flatten({ key, ...params }))
  const address = API + path + (method === 'GET' ? `?${form}` : '')
  try {
    const response = await fetch(address, { method, body: method === 'GET' ? undefined : form })
    return await response.json()
  } catch (error) {
    return { error: { type: 'api_connection_error', message: String(error) } }
  }
}
