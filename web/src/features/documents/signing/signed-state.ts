import type { Document } from '@/api/types'

/** Whether a document says something else than the copy that was signed. */
export const hasChangedSinceSigning = ({ signing: { signed }, contentVersion }: Document): boolean =>
  signed !== null && isOldCopy(signed, contentVersion)

/** Whether a copy was made before the document was changed. */
export const isOldCopy = ({ version }: { version: number }, contentVersion: number): boolean =>
  version < contentVersion

/** Whether it is signed as it reads. */
export const isSigned = (document: Document): boolean =>
  document.signing.signed !== null && !hasChangedSinceSigning(document)
