import { useNavigate, useSearchParams } from 'react-router'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { AttorneyFacts, AttorneyReview } from '@/features/payments/checkout/attorney-review'
import { singlePurchase } from '@/features/payments/checkout/purchase'
import { ServiceChoice } from '@/features/payments/checkout/service-choice'
import { paths, type Service } from '@/lib/paths'
import { CheckoutPage, Next } from './checkout-page'

type SingleCheckoutProps = {
  type: DocumentType
  service: Service
  /** What the server says of the review by an attorney. Where it says nothing, there is none. */
  offer: string[]
}

/** One document, alone or with the review of an attorney. */
export function SingleCheckout({ type, service, offer }: SingleCheckoutProps) {
  const [, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const features = type.features.length > 0 ? type.features : copy.grid.defaultFeatures
  const isReviewed = service === 'attorney-review'
  return (
    <CheckoutPage
      name={isReviewed ? copy.checkout.withReview(type.name) : type.name}
      description={type.description}
      features={isReviewed ? [...features, ...offer] : features}
      byHand={type.byHand}
      next={isReviewed ? <AttorneyReview /> : <Next steps={copy.checkout.next.standard} />}
      purchase={singlePurchase(type, service)}
      isOwned={false}
      onDone={([document]) =>
        void navigate(document ? paths.disclosureAfterCheckout(document.id) : paths.dashboard())
      }
    >
      {offer.length > 0 && (
        <ServiceChoice
          type={type}
          service={service}
          offer={offer}
          onChange={(next) =>
            setSearch({ type: type.id, service: next }, { replace: true, preventScrollReset: true })
          }
        />
      )}
      {isReviewed && <AttorneyFacts />}
    </CheckoutPage>
  )
}
