import type { Document } from '@/api/types'
import { hasChangedSinceSigning } from '../signing/signed-state'
import { nextOf } from './milestones'

/** Where a document stands in a list: what its owner has to see to, what can be read and paid, what is begun, what is finished. */
export const GROUPS = ['now', 'ready', 'drafts', 'kept'] as const

export type Group = (typeof GROUPS)[number]

/**
 * What needs its owner comes first; of those that need them alike, what was changed last. What was bought together stays together,
 * in the order in which it is sold, until it is answered.
 */
export function byNeed(documents: Document[], order: readonly string[] = []): Document[] {
  const changed = (document: Document) => lastChange(together(document, documents))
  return documents.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      changed(other).localeCompare(changed(one)) ||
      order.indexOf(one.type) - order.indexOf(other.type),
  )
}

function together(document: Document, documents: Document[]): Document[] {
  const purchase = purchaseOf(document)
  return purchase ? documents.filter((other) => purchaseOf(other) === purchase) : [document]
}

/** In which minute it was bought, of what still has to be answered. */
const purchaseOf = ({ status, interview, paidAt }: Document): string | undefined =>
  status === 'paid' && !interview.complete ? paidAt?.slice(0, 'YYYY-MM-DDTHH:MM'.length) : undefined

const lastChange = (documents: Document[]): string =>
  documents.map(({ updatedAt }) => updatedAt).reduce((one, other) => (one > other ? one : other))

export function groupOf(document: Document): Group {
  const rank = rankOf(document)
  if (rank === KEPT) return 'kept'
  if (rank === READY) return 'ready'
  return rank === DRAFT ? 'drafts' : 'now'
}

const [PAID, STOPPED, READY, DRAFT, KEPT] = [0, 1, 2, 3, 4]

function rankOf(document: Document): number {
  const hasChanged = hasChangedSinceSigning(document)
  // Whether witnesses are to be found is known only from the paper, and moves nothing.
  const { to } = nextOf(document, { isConfirming: false, hasChanged, needsWitnesses: false })
  if (to === 'rest') return KEPT
  if (to === 'await' || to === 'unblock') return STOPPED
  if (document.status === 'paid') return PAID
  return to === 'pay' ? READY : DRAFT
}
