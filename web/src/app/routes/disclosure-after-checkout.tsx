import { Navigate, useSearchParams } from 'react-router'
import { readDocumentId } from '../use-document-id'
import { paths } from '../paths'

/** Where a purchase leads, by an address of its own, to the disclosure of the document that was bought. */
export default function DisclosureAfterCheckout() {
  const [search] = useSearchParams()
  return <Navigate to={paths.disclosure(readDocumentId(search.get('documentId')))} replace />
}
