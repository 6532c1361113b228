import { useSuspenseQueries } from '@tanstack/react-query'
import { documentTypesQuery } from '@/features/catalog/queries'
import { documentQuery } from '@/features/documents/queries'
import { InvalidType } from '../../errors/invalid-type'
import { ReviewPage } from '../../review/review-page'
import { useDocumentId } from './use-document-id'

export default function Review() {
  const [{ data: document }, { data: types }] = useSuspenseQueries({
    queries: [documentQuery(useDocumentId()), documentTypesQuery],
  })
  const type = types.find((type) => type.id === document.type)
  return type ? (
    <ReviewPage key={document.id} document={document} type={type} />
  ) : (
    <InvalidType types={types} />
  )
}
