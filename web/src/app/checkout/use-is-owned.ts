import { useInfiniteQuery } from '@tanstack/react-query'
import type { DocumentType } from '@/api/types'
import { useVisitor } from '@/features/auth/queries'
import { documentsQuery } from '@/features/documents/queries'

/** Whether a document of each type has been paid for. Nothing, while that is not known. */
export function useIsOwned(wanted: DocumentType[]): boolean | undefined {
  const { state } = useVisitor()
  const { data: documents = [], isLoading } = useInfiniteQuery({
    ...documentsQuery,
    enabled: state === 'in',
  })
  if (isLoading) return undefined
  const isPaid = ({ id }: DocumentType) =>
    documents.some(({ type, status }) => type === id && status === 'paid')
  return wanted.length > 0 && wanted.every(isPaid)
}
