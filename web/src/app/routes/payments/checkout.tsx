import { useSuspenseQueries } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { claimsAt } from '@/features/catalog/claims'
import { bundlesQuery, documentTypesQuery, siteCopyQuery } from '@/features/catalog/queries'
import { isCalled, readService } from '@/features/payments/checkout/purchase'
import { paths } from '@/lib/paths'
import { BundleCheckout } from '../../checkout/bundle-checkout'
import { SingleCheckout } from '../../checkout/single-checkout'

/** What is bought is in the address: a type of document and the service, or a bundle. */
export default function Checkout() {
  const [search] = useSearchParams()
  const [{ data: types }, { data: bundles }, { data: site }] = useSuspenseQueries({
    queries: [documentTypesQuery, bundlesQuery, siteCopyQuery],
  })
  const type = types.find((type) => isCalled(type, search.get('type')))
  const bundle = bundles.find(({ id }) => id === search.get('bundle'))
  const offer = claimsAt(site, 'attorney-review')
  const service = offer.length > 0 ? readService(search.get('service')) : 'standard'
  if (type) return <SingleCheckout key={type.id} type={type} service={service} offer={offer} />
  if (bundle) return <BundleCheckout key={bundle.id} {...{ bundle, bundles, types }} />
  return <Navigate to={paths.home()} replace />
}
