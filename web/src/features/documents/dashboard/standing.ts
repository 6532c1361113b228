import type { Document } from '@/api/types'

/** Where a document stands for its owner: what was bought before it was answered is paid, and still has to be finished. */
export type Standing = 'draft' | 'begun' | 'answered' | 'prepaid' | 'done'

export function standingOf({ status, interview }: Document): Standing {
  if (status === 'paid') return interview.complete ? 'done' : 'prepaid'
  if (status === 'completed') return 'answered'
  return status === 'in_progress' ? 'begun' : 'draft'
}
