import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '@/testing/fake-api'
import { will } from '@/testing/samples'
import { awaitPaid } from './await-paid'
import { documentsQuery } from './queries'

afterEach(() => vi.useRealTimers())

test('a payment is not asked after any more once the person has signed out', async () => {
  vi.useFakeTimers()
  const server = fakeApi({ 'GET /api/documents/{id}': () => ({ body: will() }) })
  let isSignedIn = true
  void awaitPaid(new QueryClient(), 7, () => isSignedIn)
  await vi.advanceTimersByTimeAsync(600)
  const asked = server.callsTo('GET /api/documents/{id}').length
  expect(asked).toBeGreaterThan(0)
  isSignedIn = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.callsTo('GET /api/documents/{id}')).toHaveLength(asked)
})

test('a list that was read before the payment was known is read again', async () => {
  let status: 'draft' | 'paid' = 'draft'
  fakeApi({
    'GET /api/documents': () => ({ body: [will({ status })] }),
    'GET /api/documents/{id}': () => {
      status = 'paid'
      return { body: will({ status }) }
    },
  })
  const client = new QueryClient()
  const list = new InfiniteQueryObserver(client, documentsQuery)
  const leave = list.subscribe(() => undefined)
  await vi.waitFor(() => expect(list.getCurrentResult().data).toHaveLength(1))
  await awaitPaid(client, 7, () => true)
  await vi.waitFor(() => expect(list.getCurrentResult().data?.[0]?.status).toBe('paid'))
  leave()
})
