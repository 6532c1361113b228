import { Navigate, useSearchParams } from 'react-router'
import { paths } from '@/lib/paths'
import { readDocumentId } from './use-document-id'

/** Where a purchase leads, by an address of its own, to the disclosure of the document that was bought. */
export default function DisclosureAfterCheckout() {
  const [search] = useSearchParams()
  return <Navigate to={paths.disclosure(readDocumentId(search.get('documentId')))} replace />
}
