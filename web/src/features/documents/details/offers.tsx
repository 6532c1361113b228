import type { Document, Fact } from '@/api/types'
import { UseKnownButton } from '../book/use-known-button'
import { OnePersonButtons } from '../book/person-buttons'

type OffersProps = { document: Document; fact: Fact; onUse: (value: unknown) => void }

/** What other documents offer for a detail that has not been given. */
export const Offers = (props: OffersProps) => (
  <>
    <UseKnownButton {...props} />
    <OnePersonButtons {...props} />
  </>
)
