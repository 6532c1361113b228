import type { AnswerQueue } from '@/api/saving/answer-queue'
import type { Answer } from '@/api/types'
import { copy } from '@/copy'
import { unsavedOf } from '@/lib/unsaved'
import { notifyFixedFailure } from '@/ui/notify'

type Typed = { document: number; question: string; value: Answer }

/** Saves what stands in a field that is left, as its button would have. What could not be saved stays in the field. */
export async function keepTypedAnswer(queue: AnswerQueue, { document, question, value }: Typed) {
  queue.collect({ answers: { [question]: value } })
  const isSent = await queue.flush({}, true)
  if (!isSent || question in unsavedOf(document).drafts) notifyFixedFailure(undefined, copy.toasts.saveFailed)
}
