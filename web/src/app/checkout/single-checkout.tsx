import { useNavigate, useSearchParams } from 'react-router'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { singlePurchase } from '@/features/payments/checkout/purchase'
import { ServiceChoice } from '@/features/payments/checkout/service-choice'
import { paths, type Service } from '@/lib/paths'
import { CheckoutPage } from './checkout-page'

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
  const extra = service === 'attorney-review' ? offer : []
  return (
    <CheckoutPage
      name={type.name}
      description={type.description}
      features={[...features, ...extra]}
      byHand={type.byHand}
      next={copy.checkout.next[service]}
      purchase={singlePurchase(type, service)}
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
    </CheckoutPage>
  )
}
