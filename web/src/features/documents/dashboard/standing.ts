import type { Document } from '@/api/types'

/**
 * Where a document stands for its owner: what was bought before it was answered is paid, and still has to be finished;
 * what is paid by a payment that is disputed waits.
 */
export type Standing = 'draft' | 'begun' | 'answered' | 'prepaid' | 'held' | 'done'

export function standingOf({ status, interview, onHold }: Document): Standing {
  if (status === 'paid' && onHold) return 'held'
  if (status === 'paid') return interview.complete ? 'done' : 'prepaid'
  if (status === 'completed') return 'answered'
  return status === 'in_progress' ? 'begun' : 'draft'
}
