import type { QueryClient } from '@tanstack/react-query'
import { documentQuery, documentsQuery, justPaidQuery, refreshDocument } from './queries'

const WAITS_MS = [0, 500, 1000, 2000, 3000, 5000, 8000]

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Reads a document again after its payment, until the server has heard of the payment from the provider. That takes
 * a second or two, and the dashboard would otherwise go on showing it as unpaid. It ends with the sign-out.
 */
export async function awaitPaid(client: QueryClient, id: number, isSignedIn: () => boolean): Promise<void> {
  client.setQueryData(justPaidQuery.queryKey, id)
  for (const wait of WAITS_MS) {
    await pause(wait)
    if (!isSignedIn()) return
    await refreshDocument(client, id)
    const { status } = await client.fetchQuery({ ...documentQuery(id), staleTime: 0 })
    if (status === 'paid') return readListAgain(client)
  }
}

/** The list may have been read before the server knew. */
const readListAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: documentsQuery.queryKey })
