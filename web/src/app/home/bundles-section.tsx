import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Bundle, DocumentType, SiteCopy } from '@/api/types'
import { endPostLogout } from '@/api/token'
import { copy } from '@/copy'
import { BundleCards } from '@/features/catalog/bundle-cards'
import { claimsAt, isCareful } from '@/features/catalog/claims'
import { bundlesQuery, documentTypesQuery } from '@/features/catalog/queries'
import { saving } from '@/features/catalog/separately'
import { rememberIntent } from '@/lib/intent'
import { paths } from '@/lib/paths'
import { Notice } from '@/ui/notice'

export function BundlesSection({ site }: { site: SiteCopy | undefined }) {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <h2 className="text-title">{copy.bundles.title}</h2>
      <p className="mt-3 mb-8 text-lg text-soft">{copy.bundles.lead}</p>
      <Cards site={site} />
    </section>
  )
}

function Cards({ site }: { site: SiteCopy | undefined }) {
  const bundles = useQuery(bundlesQuery)
  const { data: types } = useQuery(documentTypesQuery)
  const choose = useBundleChoice()
  if (bundles.isError) return <Notice>{copy.bundles.failed}</Notice>
  if (!bundles.data || !types) return <div className="min-h-104 animate-pulse rounded-md bg-raised" />
  return (
    <BundleCards
      bundles={bundles.data}
      types={types}
      claimsOf={(bundle) => saidOf(bundle, types, site)}
      onChoose={choose}
    />
  )
}

/** What the server says of a bundle; a careful operator's site says what it really saves. */
function saidOf(bundle: Bundle, types: DocumentType[], site: SiteCopy | undefined): string[] {
  const { id } = bundle
  if (isCareful(site)) return [saving(bundle, types) ?? []].flat()
  return id === 'essential' || id === 'complete' ? claimsAt(site, id) : []
}

/** An account comes first, and then the bundle's checkout. */
function useBundleChoice() {
  const navigate = useNavigate()
  return ({ id }: Bundle) => {
    if (id === 'complete') endPostLogout()
    rememberIntent({ kind: 'return', path: paths.bundleCheckout(id) })
    void navigate(paths.createAccount())
  }
}
