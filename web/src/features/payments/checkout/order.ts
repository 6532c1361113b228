import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { PaymentIntent } from '@/api/types'
import type { Purchase } from './purchase'
import { keepPayment, purchaseKey } from './purchase-key'

/** The payment of a purchase. Asked for again, it is the same one. */
export async function openOrder(buyer: string, { id, request }: Purchase): Promise<PaymentIntent> {
  const name = { buyer, purchase: id }
  const params = { header: { 'Idempotency-Key': purchaseKey(name) } }
  const intent = await dataOf(api.POST('/api/create-payment-intent', { params, body: request }))
  keepPayment(name, intent.paymentIntentId)
  return intent
}

export const orderQuery = (buyer: string, purchase: Purchase) =>
  queryOptions({
    queryKey: ['payments', 'order', buyer, purchase.id],
    queryFn: () => openOrder(buyer, purchase),
    // Whoever comes back later asks anew: the purchase may be done by then.
    gcTime: 0,
  })
