import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { Document } from '@/api/types'

const key = (id: number) => ['documents', 'court-forms', id]

/**
 * The court's own forms that a paid document calls for, in the order in which they are filed. Those of the version before stay
 * until the list is there: a check mark makes another version, and the page would lose its place.
 */
export const courtFormsQuery = ({ id, version }: Pick<Document, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...key(id), version],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/documents/{id}/court-forms', { params: { path: { id } }, signal })),
    placeholderData: (before, query) => (query?.queryKey.includes(id) ? before : undefined),
  })

/** A form may have been installed, or taken away, since the list was read. */
export const refreshCourtForms = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({ queryKey: key(id) })
