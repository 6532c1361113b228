import type { Document } from '@/api/types'
import { useChangedSinceDownload, useIsDownloaded } from '../downloads'

/**
 * Whether a document says something else than the copy that was signed. The version also counts a visit that changed
 * nothing: where the signed copy was downloaded with this browser, what it said decides.
 */
export function useChangedSinceSigning(document: Document): boolean {
  const isOtherThanDownloaded = useChangedSinceDownload(document)
  const isKnown = useIsDownloaded(document)
  const signed = document.signing?.signed
  if (!signed || document.version <= signed.version) return false
  return isKnown ? isOtherThanDownloaded : true
}
