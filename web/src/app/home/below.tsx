import { Suspense } from 'react'
import { BundlesSection } from './bundles-section'
import { Compare } from './compare'
import { FourSteps } from './four-steps'
import { Limits } from './limits'
import { PreviewBand } from './preview-band'
import { Questions } from './questions'
import { Samples } from './samples'
import { Trust } from './trust'

/** The part of the landing page that is scrolled to. */
export function Below() {
  return (
    <>
      <FourSteps />
      <Samples />
      <BundlesSection />
      <Trust />
      <Suspense fallback={<div className="min-h-128" />}>
        <Compare />
      </Suspense>
      <Limits />
      <Questions />
      <PreviewBand />
    </>
  )
}
