import { Bounds } from './bounds'
import { BundlesSection } from './bundles-section'
import { FourSteps } from './four-steps'
import { PreviewBand } from './preview-band'
import { Questions } from './questions'
import { Samples } from './samples'
import { Trust } from './trust'

/** The part of the landing page that is scrolled to. */
export function Below() {
  return (
    <>
      <BundlesSection />
      <FourSteps />
      <Samples />
      <Trust />
      <Bounds />
      <Questions />
      <PreviewBand />
    </>
  )
}
