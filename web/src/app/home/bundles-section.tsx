import { useNavigate } from 'react-router'
import type { Bundle, DocumentType, SiteCopy } from '@/api/types'
import { endPostLogout } from '@/api/token'
import { BundleCards } from '@/features/catalog/bundle-cards'
import { claimsAt } from '@/features/catalog/claims'
import { rememberIntent } from '@/lib/intent'
import { Notice } from '@/ui/notice'
import { copy } from '../copy'
import { paths } from '../paths'

type BundlesSectionProps = {
  bundles: Bundle[] | undefined
  types: DocumentType[]
  site: SiteCopy | undefined
}

export function BundlesSection({ bundles, types, site }: BundlesSectionProps) {
  const choose = useBundleChoice()
  const claimsOf = ({ id }: Bundle) => (id === 'essential' || id === 'complete' ? claimsAt(site, id) : [])
  return (
    <section className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <h2 className="text-3xl sm:text-4xl">{copy.bundles.title}</h2>
      <p className="mt-3 mb-8 text-lg text-soft">{copy.bundles.lead}</p>
      {bundles ? (
        <BundleCards bundles={bundles} types={types} claimsOf={claimsOf} onChoose={choose} />
      ) : (
        <Notice>{copy.bundles.failed}</Notice>
      )}
    </section>
  )
}

/** Signs in first, and then goes on to the bundle's checkout. */
function useBundleChoice() {
  const navigate = useNavigate()
  return ({ id }: Bundle) => {
    if (id === 'complete') endPostLogout()
    rememberIntent({ kind: 'return', path: paths.bundleCheckout(id) })
    void navigate(paths.auth())
  }
}
