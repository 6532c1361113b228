import { hexOf } from './hex'

/** The SHA-256 of a file, in hexadecimal digits. It is computed here, and the file goes nowhere. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return hexOf(new Uint8Array(digest))
}
