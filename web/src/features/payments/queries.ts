import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { hasStatus } from '@/api/errors'
import type { PaymentIntent } from '@/api/types'

export const paymentSettingsQuery = queryOptions({
  queryKey: ['payments', 'settings'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/payments/settings', { signal })),
})

/** The payment of a document. There is one for each, however often it is asked for. */
export const openPayment = (documentId: number): Promise<PaymentIntent> =>
  dataOf(api.POST('/api/create-payment-intent', { body: { documentId } }))

/** Whether this very purchase has been paid, or is being paid. */
export const isUnderWay = (error: unknown): boolean =>
  hasStatus(error, 409) && error.problem?.code === 'payment_under_way'
