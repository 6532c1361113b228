import { isUnauthorized } from '@/api/errors'
import { copy } from '@/copy'
import { notifyFailure } from '@/ui/notify'
import { logError } from '../errors/report-error'

/** A document could not be created: says so, and notes the error for whoever looks into it. */
export function reportFailedCreation(error: unknown): void {
  if (!isUnauthorized(error)) logError(error)
  notifyFailure(error, copy.toasts.createFailed)
}
