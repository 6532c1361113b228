import { infiniteQueryOptions, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import type { Document } from '@/api/types'

/** Where the next page begins, when there is one. */
const NEXT = 'x-next-cursor'

type DocumentPage = { documents: Document[]; next: string | null }

/** The person's documents, a page at a time. A later page may have newer ones than the page before. */
export const documentsQuery = infiniteQueryOptions({
  queryKey: ['documents', 'list'],
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
  getNextPageParam: ({ next }: DocumentPage) => next,
  select: ({ pages }) => pages.flatMap(({ documents }) => documents),
})

async function fetchPage(cursor: string, signal: AbortSignal): Promise<DocumentPage> {
  const call = api.GET('/api/documents', { params: { query: cursor ? { cursor } : {} }, signal })
  const documents = (await dataOf(call)).map(readDocument)
  return { documents, next: (await call).response.headers.get(NEXT) }
}

/** The pages one after another, for whoever looks for something in them. */
async function* pages(signal: AbortSignal): AsyncGenerator<Document[]> {
  let cursor: string | null = ''
  while (cursor !== null) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const page: DocumentPage = await fetchPage(cursor, signal)
    yield page.documents
    cursor = page.next
  }
}

/** The newest document that is as wanted, on whichever page it stands; null when there is none. Most people have one page. */
export const newestDocumentQuery = (wanted: string, isWanted: (document: Document) => boolean) =>
  queryOptions({
    queryKey: ['documents', 'list', wanted],
    queryFn: async ({ signal }): Promise<Document | null> => {
      const wanted: Document[] = []
      for await (const documents of pages(signal)) wanted.push(...documents.filter(isWanted))
      return newestFirst(wanted)[0] ?? null
    },
  })

/** Those of some documents that are still there. */
export const keptDocumentsQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['documents', 'list', ids],
    queryFn: async ({ signal }): Promise<Document[]> => {
      const kept: Document[] = []
      if (ids.length === 0) return kept
      for await (const documents of pages(signal)) {
        kept.push(...documents.filter(({ id }) => ids.includes(id)))
        if (kept.length === ids.length) break
      }
      return kept
    },
  })

const newestFirst = (documents: Document[]): Document[] =>
  documents.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))

/** The document whose payment went through a moment ago; the server may not know of it yet. */
export const justPaidQuery = queryOptions({
  queryKey: ['documents', 'justPaid'],
  queryFn: skipToken as unknown as () => number,
})

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ['documents', 'one', id],
    queryFn: async ({ signal }): Promise<Document> =>
      readDocument(await dataOf(api.GET('/api/documents/{id}', { params: { path: { id } }, signal }))),
  })

/** Of all the versions of a document. */
export const previewsKey = (id: number) => ['documents', 'preview', id]

/** How a version of a document reads. Another version is another paper, so nothing has to be dropped by hand. */
export const previewQuery = ({ id, version }: Pick<Document, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...previewsKey(id), version],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/documents/{id}/preview', { params: { path: { id } }, signal })),
  })

/** Puts a changed document in the place of the old one. */
export function replaceDocument(client: QueryClient, document: Document): void {
  client.setQueryData(documentQuery(document.id).queryKey, document)
  void client.invalidateQueries({ queryKey: documentsQuery.queryKey })
}

/** A deleted document leaves the list at once: a row that stood on would ask how the document reads. */
export function takeOffList(client: QueryClient, id: number): void {
  client.setQueryData(documentsQuery.queryKey, (list) => {
    const without = (page: DocumentPage) => ({
      ...page,
      documents: page.documents.filter((each) => each.id !== id),
    })
    return list && { ...list, pages: list.pages.map(without) }
  })
}

/** Reads a document again, because the server has changed it. What is shown stays until the new copy is there. */
export async function refreshDocument(client: QueryClient, id: number): Promise<void> {
  void client.invalidateQueries({ queryKey: documentsQuery.queryKey })
  await client.invalidateQueries({ queryKey: documentQuery(id).queryKey })
}
