import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentType } from '@/api/types'
import { endPostLogout } from '@/api/token'
import { copy } from '@/copy'
import { CatalogGrid } from '@/features/catalog/catalog-grid'
import { claimsAt } from '@/features/catalog/claims'
import { GridSkeleton } from '@/features/catalog/grid-skeleton'
import { siteCopyQuery } from '@/features/catalog/queries'
import { rememberIntent } from '@/lib/intent'
import { paths } from '@/lib/paths'
import { useHead } from '../layout/use-head'
import { ClaimsBand } from './claims-band'
import { Hero } from './hero'
import { PreviewBand } from './preview-band'
import { Trust } from './trust'

/** Its place is far below what is seen first. */
const BundlesSection = lazy(() =>
  import('./bundles-section').then((section) => ({ default: section.BundlesSection })),
)

export function LandingPage() {
  useHead(`${copy.brand}: ${copy.landing.title}`, copy.landing.description)
  const { data: site } = useQuery(siteCopyQuery)
  const grid = useRef<HTMLHeadingElement>(null)
  const choose = useChoice()
  const showGrid = () => {
    grid.current?.scrollIntoView()
    grid.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Hero onStart={showGrid} />
      <ClaimsBand claims={claimsAt(site, 'hero')} />
      <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
        <h2 ref={grid} tabIndex={-1} className="scroll-mt-8 text-title">
          {copy.landing.gridTitle}
        </h2>
        <p className="mt-3 mb-8 text-lg text-soft">{copy.landing.gridLead}</p>
        <Suspense fallback={<GridSkeleton />}>
          <CatalogGrid onChoose={choose} />
        </Suspense>
      </section>
      <Suspense fallback={<div className="min-h-160" />}>
        <BundlesSection />
      </Suspense>
      <Trust claims={claimsAt(site, 'trust')} />
      <PreviewBand claims={claimsAt(site, 'preview')} />
    </>
  )
}

/** Most who choose here are new: they create an account first, with the sign-in one press away. The choice is remembered. */
function useChoice() {
  const navigate = useNavigate()
  return (type: DocumentType) => {
    rememberIntent({ kind: 'start', type: type.id })
    endPostLogout()
    void navigate(paths.createAccount())
  }
}
