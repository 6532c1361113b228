import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '@/testing/fake-api'
import { will } from '@/testing/samples'
import { awaitPaid } from './await-paid'

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
