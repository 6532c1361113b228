import { useSuspenseQueries } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { Bundle } from '@/api/types'
import { endPostLogout } from '@/api/token'
import { copy } from '@/copy'
import { BundleCards } from '@/features/catalog/bundle-cards'
import { bundlesQuery, documentTypesQuery } from '@/features/catalog/queries'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { paths } from '@/lib/paths'
import { Boundary } from '@/ui/boundary'
import { Notice } from '@/ui/notice'

/** What is sold together. Without it the rest of the page stays. */
export function BundlesSection() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-8 sm:px-6 sm:pb-16">
      <h2 className="text-title">{copy.bundles.title}</h2>
      <p className="mt-3 mb-5 text-lg text-soft sm:mb-8">{copy.bundles.lead}</p>
      <Boundary instead={<Notice>{copy.bundles.failed}</Notice>}>
        <Suspense fallback={<div className="min-h-104 animate-pulse rounded-md bg-raised" />}>
          <Cards />
        </Suspense>
      </Boundary>
    </section>
  )
}

function Cards() {
  const [{ data: bundles }, { data: types }] = useSuspenseQueries({
    queries: [bundlesQuery, documentTypesQuery],
  })
  const choose = useBundleChoice()
  return <BundleCards bundles={bundles} types={types} onChoose={choose} />
}

/** An account comes first, and then the bundle's checkout. */
function useBundleChoice() {
  const navigate = useNavigate()
  return ({ id }: Bundle) => {
    if (id === 'complete') endPostLogout()
    rememberAfterSignIn({ kind: 'return', path: paths.bundleCheckout(id) })
    void navigate(paths.createAccount())
  }
}
