import { hasStatus, isUnauthorized } from '@/api/errors'

/** Notes an error that a page was replaced for. A refusal that has a page of its own is nothing to look into. */
export function reportError(error: unknown): void {
  if (isUnauthorized(error) || hasStatus(error, 404)) return
  logError(error)
}

/** Notes an error where developers look for it. */
export function logError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place for it
  console.error(error)
}
