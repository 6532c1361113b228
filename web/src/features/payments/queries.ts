import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { hasStatus } from '@/api/errors'
import type { PaymentIntent, PaymentList } from '@/api/types'

export const paymentSettingsQuery = queryOptions({
  queryKey: ['payments', 'settings'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/payments/settings', { signal })),
})

/**
 * What the person has paid. A refund or a bank changes that elsewhere, so it is asked for with each visit of its page; what
 * was asked for ahead of the page is fresh enough.
 */
export const paymentsQuery = queryOptions({
  queryKey: ['receipts'],
  staleTime: 1000,
  queryFn: ({ signal }) => fetchPayments(signal),
})

/** All of them, so that the total is of all: few people have more than one page. The newest come first. */
async function fetchPayments(signal: AbortSignal, cursor = ''): Promise<PaymentList> {
  const call = api.GET('/api/payments', { params: { query: cursor ? { cursor } : {} }, signal })
  const page = await dataOf(call)
  const next = (await call).response.headers.get('x-next-cursor')
  if (next === null) return page
  const rest = await fetchPayments(signal, next)
  const payments = [...page.payments, ...rest.payments]
  payments.sort((one, other) => other.paidAt.localeCompare(one.paidAt))
  return { total: page.total + rest.total, payments }
}

/** The payment of a document. There is one for each, however often it is asked for. */
export const openPayment = (documentId: number): Promise<PaymentIntent> =>
  dataOf(api.POST('/api/create-payment-intent', { body: { documentId } }))

/** Whether this very purchase has been paid, or is being paid. */
export const isUnderWay = (error: unknown): boolean =>
  hasStatus(error, 409) && error.problem?.code === 'payment_under_way'
