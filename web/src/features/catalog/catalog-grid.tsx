import { useSuspenseQuery } from '@tanstack/react-query'
import type { DocumentType } from '@/api/types'
import { DocumentGrid } from './document-grid'
import { documentTypesQuery } from './queries'

/** The grid of all types, once the server has said which there are. */
export function CatalogGrid({ onChoose }: { onChoose: (type: DocumentType) => void }) {
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  return <DocumentGrid types={types} onChoose={onChoose} />
}
