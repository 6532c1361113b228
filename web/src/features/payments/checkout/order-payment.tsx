import { useQuery } from '@tanstack/react-query'
import type { Document, PaymentSettings } from '@/api/types'
import { OrderSummary, totalOf } from '../order-summary'
import { openOrder, orderQuery } from './order'
import { OrderState } from './order-state'
import type { Purchase } from './purchase'
import { useCollectDocuments } from './use-collect-documents'
import { useFailureToast, useWhenUnderWay } from './use-order-failure'

type OrderPaymentProps = {
  buyer: string
  purchase: Purchase
  settings: PaymentSettings
  /** What is said under the order. */
  claims: string[]
  onDone: (documents: Document[]) => void
}

/** The order of someone who is signed in, and its payment. */
export function OrderPayment({ buyer, purchase, settings, claims, onDone }: OrderPaymentProps) {
  const isOpen = settings.publishableKey !== null
  const order = useQuery({ ...orderQuery(buyer, purchase), enabled: isOpen })
  const collection = useCollectDocuments({ buyer, purchase, onDone })
  useWhenUnderWay(order.error, () => collection.mutate('again'))
  useFailureToast(order.error)
  const lines = order.data?.lines ?? purchase.lines
  return (
    <>
      <OrderSummary lines={lines} types={purchase.types} claims={claims} />
      <section className="rounded-md border border-line bg-raised p-6">
        <OrderState
          settings={settings}
          order={order}
          collection={collection}
          charge={{ total: totalOf(lines), ask: () => openOrder(buyer, purchase) }}
        />
      </section>
    </>
  )
}
