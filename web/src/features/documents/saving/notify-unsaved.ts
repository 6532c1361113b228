import { copy } from '@/copy'
import { notifyFixedFailure } from '@/ui/notify'

/** A change could not be saved. Someone who is offline knows why: the page says what becomes of the change. */
export function notifyUnsaved(error: unknown): void {
  if (navigator.onLine) notifyFixedFailure(error, copy.toasts.saveFailed)
}
