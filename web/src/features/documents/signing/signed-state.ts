import type { Document } from '@/api/types'
import { filingOf } from './filing'

/** Whether a document says something else than the copy that was signed. */
export const hasChangedSinceSigning = ({ signing: { signed }, contentVersion }: Document): boolean =>
  signed !== null && isOldCopy(signed, contentVersion)

/** Whether a copy was made before the document was changed. */
export const isOldCopy = ({ version }: { version: number }, contentVersion: number): boolean =>
  version < contentVersion

/** Whether it is signed as it reads. */
export const isSigned = (document: Document): boolean =>
  document.signing.signed !== null && !hasChangedSinceSigning(document)

/** Whether what was filed with the clerk of the court is what the document says now. */
export const isAtTheClerk = (document: Document): boolean =>
  filingOf(document.data).filedOn !== '' && !hasChangedSinceSigning(document)
