import { hexOf } from './hex'

/** A key under which the server recognizes a repeated call. Works on plain http too, unlike randomUUID. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return hexOf(bytes)
}
