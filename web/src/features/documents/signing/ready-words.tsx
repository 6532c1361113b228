import type { Document } from '@/api/types'
import { copy } from '@/copy'

/** That a paid document is ready, and what it needs to count: one line each, in whichever heading they stand. */
export const ReadyWords = ({ type }: Pick<Document, 'type'>) => (
  <>
    <span className="block">{copy.signing.ready(type)}</span>{' '}
    <span className="block">{copy.signing.makeItCount(type)}</span>
  </>
)
