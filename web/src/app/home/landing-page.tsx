import { Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentType } from '@/api/types'
import { endPostLogout } from '@/api/token'
import { CatalogGrid } from '@/features/catalog/catalog-grid'
import { GridSkeleton } from '@/features/catalog/grid-skeleton'
import { rememberIntent } from '@/lib/intent'
import { copy } from '../copy'
import { paths } from '../paths'
import { Hero } from './hero'
import { Trust } from './trust'

export function LandingPage() {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)

  const showGrid = () => {
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }
  const choose = (type: DocumentType) => {
    rememberIntent({ kind: 'start', type: type.id })
    endPostLogout()
    void navigate(paths.auth())
  }
  return (
    <>
      <title>{`${copy.brand}: ${copy.landing.title}`}</title>
      <Hero onStart={showGrid} />
      <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-8 text-3xl sm:text-4xl">
          {copy.landing.gridTitle}
        </h2>
        <p className="mt-3 mb-8 text-lg text-soft">{copy.landing.gridLead}</p>
        <Suspense fallback={<GridSkeleton />}>
          <CatalogGrid onChoose={choose} />
        </Suspense>
      </section>
      <Trust />
    </>
  )
}
