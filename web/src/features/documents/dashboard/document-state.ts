import type { Document } from '@/api/types'

/**
 * What state a document is in for its owner: what was bought before it was answered is paid, and still has to be finished;
 * what is paid by a payment that is disputed waits.
 */
export type DocumentState = 'draft' | 'begun' | 'answered' | 'prepaid' | 'held' | 'done'

/** Whether it is being answered. How far that is, a bar shows; the milestones would say of a paid one that it has left out two. */
export const isBeingAnswered = (document: Document): boolean =>
  ['begun', 'prepaid'].includes(documentState(document))

export function documentState({ status, interview, onHold }: Document): DocumentState {
  if (status === 'paid' && onHold) return 'held'
  if (status === 'paid') return interview.complete ? 'done' : 'prepaid'
  if (status === 'completed') return 'answered'
  return status === 'in_progress' ? 'begun' : 'draft'
}
