import { hasCode, isUnauthorized, sentenceOf } from '@/api/errors'
import { copy } from '@/copy'
import { toast } from '@/ui/toast-store'

/** What the place of the messages is called. */
export const toastLabels = {
  close: copy.shell.close,
  message: copy.shell.notification,
  region: copy.shell.notifications,
}

export function notify(title: string, text?: string): void {
  toast(text === undefined ? { title } : { title, text })
}

/**
 * Says that something failed, with the server's sentence or ours. A call that failed because no one is signed in is
 * announced once for the whole site (see signed-out.ts), so nothing is said here.
 */
export function notifyFailure(error: unknown, fallback: string, title: string = copy.errors.error): void {
  if (isUnauthorized(error)) return
  toast({ tone: 'destructive', title, text: sentenceOf(error, fallback) })
}

/** The same where the text is fixed, whatever the server said. */
export function notifyFixedFailure(error: unknown, text: string): void {
  if (isUnauthorized(error)) return
  toast({ tone: 'destructive', title: copy.errors.error, text })
}

/** The same for documents that were not made. That there are too many drafts only the person can mend, so it is said. */
export function notifyNotCreated(error: unknown, text: string): void {
  if (hasCode(error, 'too_many_drafts')) notifyFailure(error, text)
  else notifyFixedFailure(error, text)
}
