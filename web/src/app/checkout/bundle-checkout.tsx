import { useNavigate, useSearchParams } from 'react-router'
import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { BundlePapers } from '@/features/catalog/bundle-papers'
import { besides } from '@/features/catalog/contents'
import { AgreementChoice } from '@/features/payments/checkout/agreement-choice'
import { bundlePurchase, isCalled, picksOf } from '@/features/payments/checkout/purchase'
import { paths } from '@/lib/paths'
import { BundleNotes } from './bundle-notes'
import { CheckoutPage, Next } from './checkout-page'
import { useIsOwned } from './use-is-owned'

type BundleCheckoutProps = { bundle: Bundle; bundles: Bundle[]; types: DocumentType[] }

/** Several documents in one payment. Where the bundle leaves a choice, that comes first. */
export function BundleCheckout({ bundle, bundles, types }: BundleCheckoutProps) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const picks = picksOf(bundle, types)
  const picked = picks.find((pick) => isCalled(pick, search.get('agreement')))
  const isOpen = picks.length === 0 || picked !== undefined
  const purchase = bundlePurchase(bundle, types, picked?.id ?? null)
  // Once the choice is made, the papers and what they save are those of the choice.
  const chosen = isOpen ? { ...bundle, documents: purchase.types.map(({ id }) => [id]) } : bundle
  const isOwned = useIsOwned(isOpen ? purchase.types : [])
  return (
    <CheckoutPage
      name={bundle.name}
      description={bundle.description}
      features={besides(bundle, [...types, ...bundles])}
      papers={<BundlePapers bundle={chosen} types={types} />}
      next={<Next steps={copy.checkout.next.bundle} />}
      purchase={purchase}
      notice={<BundleNotes bundle={chosen} types={types} isOwned={isOwned === true} />}
      isOwned={isOwned}
      isUndecided={!isOpen}
      onDone={(bought) => void navigate(paths.dashboard(), { state: { bought: bought.map(({ id }) => id) } })}
    >
      {picks.length > 0 ? (
        <AgreementChoice
          picks={picks}
          picked={picked}
          onChange={(agreement) =>
            setSearch({ bundle: bundle.id, agreement }, { replace: true, preventScrollReset: true })
          }
        />
      ) : null}
    </CheckoutPage>
  )
}
