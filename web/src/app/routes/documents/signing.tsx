import { useSuspenseQuery } from '@tanstack/react-query'
import { documentQuery } from '@/features/documents/queries'
import { SigningPage } from '../../signing/signing-page'
import { useDocumentId } from './use-document-id'

/** How a document is signed, by its own steps. */
export default function Signing() {
  const { data: document } = useSuspenseQuery(documentQuery(useDocumentId()))
  return <SigningPage document={document} />
}
