import { lazy, Suspense, useRef } from 'react'
import { copy } from '@/copy'
import { GridSkeleton } from '@/features/catalog/grid-skeleton'
import { DOCUMENTS } from '@/lib/paths'
import { useHead } from '../page/use-head'
import { ClaimsBand } from './claims-band'
import { Hero } from './hero'
import { useChoice } from './use-choice'

/** They are below what is seen first. */
const Situations = lazy(() => import('./situations').then((part) => ({ default: part.Situations })))
const CatalogGrid = lazy(() =>
  import('@/features/catalog/catalog-grid').then((part) => ({ default: part.CatalogGrid })),
)
const Below = lazy(() => import('./below').then((below) => ({ default: below.Below })))

/**
 * What it draws does not change with what comes later: each part asks for itself. A part that is still in the HTML as it was
 * written would be drawn anew if what is above it changed.
 */
export function LandingPage() {
  useHead(`${copy.brand}: ${copy.landing.title}`, copy.landing.description)
  const grid = useRef<HTMLHeadingElement>(null)
  const choose = useChoice()
  const showGrid = () => {
    grid.current?.scrollIntoView()
    grid.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Hero onStart={showGrid} />
      <ClaimsBand />
      <Suspense fallback={<div className="min-h-160" />}>
        <Situations onChoose={choose} className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 sm:pt-14" />
      </Suspense>
      <section className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-16">
        <h2 ref={grid} id={DOCUMENTS} tabIndex={-1} className="scroll-mt-4 text-title sm:scroll-mt-6">
          {copy.landing.gridTitle}
        </h2>
        <p className="mt-3 mb-5 text-lg text-soft sm:mb-8">{copy.landing.gridLead}</p>
        <Suspense fallback={<GridSkeleton />}>
          <CatalogGrid onChoose={choose} />
        </Suspense>
      </section>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Below />
      </Suspense>
    </>
  )
}
