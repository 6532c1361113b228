import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentType } from '@/api/types'
import { endPostLogout } from '@/api/token'
import { claimsAt } from '@/features/catalog/claims'
import { DocumentGrid } from '@/features/catalog/document-grid'
import { bundlesQuery, documentTypesQuery, siteCopyQuery } from '@/features/catalog/queries'
import { rememberIntent } from '@/lib/intent'
import { copy } from '../copy'
import { PageSkeleton } from '../layout/page-skeleton'
import { useHead } from '../layout/use-head'
import { paths } from '../paths'
import { BundlesSection } from './bundles-section'
import { Hero } from './hero'
import { PreviewBand } from './preview-band'
import { Trust } from './trust'

export function LandingPage() {
  useHead(`${copy.brand}: ${copy.landing.title}`, copy.landing.description)
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const [site, bundles] = useQueries({ queries: [siteCopyQuery, bundlesQuery] })
  const grid = useRef<HTMLHeadingElement>(null)
  const showGrid = () => {
    grid.current?.scrollIntoView()
    grid.current?.focus({ preventScroll: true })
  }
  const choose = useChoice()
  // What came later would push the page down under the reader. The page does without what fails to come.
  if (site.isPending || bundles.isPending) return <PageSkeleton />
  return (
    <>
      <Hero claims={claimsAt(site.data, 'hero')} onStart={showGrid} />
      <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
        <h2 ref={grid} tabIndex={-1} className="scroll-mt-8 text-3xl sm:text-4xl">
          {copy.landing.gridTitle}
        </h2>
        <p className="mt-3 mb-8 text-lg text-soft">{copy.landing.gridLead}</p>
        <DocumentGrid types={types} onChoose={choose} />
      </section>
      <BundlesSection bundles={bundles.data} types={types} site={site.data} />
      <Trust claims={claimsAt(site.data, 'trust')} />
      <PreviewBand claims={claimsAt(site.data, 'preview')} />
    </>
  )
}

/** A visitor who chooses signs in first; the choice is remembered. */
function useChoice() {
  const navigate = useNavigate()
  return (type: DocumentType) => {
    rememberIntent({ kind: 'start', type: type.id })
    endPostLogout()
    void navigate(paths.auth())
  }
}
