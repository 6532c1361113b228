import { hasStatus, isUnauthorized } from '@/api/errors'

/** Notes an error that a page was replaced for. A refusal that has a page of its own is nothing to look into. */
export function reportError(error: unknown): void {
  if (isUnauthorized(error) || hasStatus(error, 404)) return
  logError(error)
}

export function logError(error: unknown): void {
  // oxlint-disable-next-line no-console -- React's own way, which this stands in for
  console.error(error)
}
