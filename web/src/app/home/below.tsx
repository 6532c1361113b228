import { BundlesSection } from './bundles-section'
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
      <Limits />
      <Questions />
      <PreviewBand />
    </>
  )
}
