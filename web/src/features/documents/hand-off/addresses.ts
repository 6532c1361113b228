import { paths, patterns } from '@/lib/paths'

/** The part of the page of signing that has the file for a lawyer. */
export const HAND_OFF = 'hand-off'

/** Where a document is given to a lawyer. */
export const handOffPath = (id: number): string => `${paths.signing(id)}#${HAND_OFF}`

/** What is sent to whom a file is given. What opens it stands behind the `#`, which browsers send to no server. */
export const sharedAddress = (token: string): string =>
  new URL(`/${patterns.shared}#${token}`, globalThis.location.origin).href
