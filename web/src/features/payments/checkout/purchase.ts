import type { Bundle, DocumentType, NewPayment, OrderLine } from '@/api/types'
import { copy } from '@/copy'
import type { Service } from '@/lib/paths'

/** What the review by an attorney costs, the document included. The server checks it. */
export const ATTORNEY_REVIEW_CENTS = 200_000

/** Something that is bought in one payment. */
export type Purchase = {
  /** Tells it from the other purchases of this visit. */
  id: string
  request: NewPayment
  /** Types of the documents that it buys. */
  types: DocumentType[]
  attorneyReview: boolean
  /** What the catalogue says that it costs, for those whom the server does not know yet. */
  lines: OrderLine[]
}

export const services: Service[] = ['standard', 'attorney-review']

/** Both spellings of the second service mean the same; whatever else is asked for is the standard. */
export const readService = (text: string | null): Service =>
  text === 'attorney-review' || text === 'attorney' ? 'attorney-review' : 'standard'

export function singlePurchase(type: DocumentType, serviceType: Service): Purchase {
  const attorneyReview = serviceType === 'attorney-review'
  const amount = attorneyReview ? ATTORNEY_REVIEW_CENTS : type.price
  const label = attorneyReview ? copy.checkout.withReview(type.name) : type.name
  return {
    id: `${type.id}/${serviceType}`,
    request: { amount, documentType: type.id, serviceType },
    types: [type],
    attorneyReview,
    lines: [{ label, amount }],
  }
}

/** A bundle, with the pick where it leaves a choice. */
export function bundlePurchase(bundle: Bundle, types: DocumentType[], pick: string | null): Purchase {
  const { id, name, price, documents } = bundle
  const chosen = documents.flatMap((choices) => (choices.length === 1 ? choices : (pick ?? [])))
  return {
    id: [id, pick].filter(Boolean).join('/'),
    request: { amount: price, bundle: id, ...(pick !== null && { agreement: pick }) },
    types: chosen.flatMap((wanted) => types.find((type) => isCalled(type, wanted)) ?? []),
    attorneyReview: false,
    lines: [{ label: name, amount: price }],
  }
}

/** The first of the documents that cannot be bought now. */
export const closedOf = (types: DocumentType[]): DocumentType | undefined =>
  types.find(({ available }) => !available)

/** What a bundle lets one pick. */
export const picksOf = ({ documents }: Bundle, types: DocumentType[]): DocumentType[] =>
  types.filter((type) =>
    documents.some((choices) => choices.length > 1 && choices.some((id) => isCalled(type, id))),
  )

/** Types are known by two spellings of their id. */
export const isCalled = ({ id, slug }: DocumentType, name: string | null): boolean =>
  id === name || slug === name
