import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { isPersonal } from '@/api/personal'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { useVisitor } from '@/features/auth/queries'
import { refundRule } from '@/features/catalog/claims'
import { siteCopyQuery } from '@/features/catalog/queries'
import { OrderPayment } from '@/features/payments/checkout/order-payment'
import { closedOf, type Purchase } from '@/features/payments/checkout/purchase'
import { SignInToPay } from '@/features/payments/checkout/sign-in-to-pay'
import { OrderSummary } from '@/features/payments/order-summary'
import { paymentSettingsQuery } from '@/features/payments/queries'
import { Skeleton } from '@/ui/skeleton'

type CheckoutPaymentProps = {
  purchase: Purchase
  isUndecided?: boolean
  onDone: (documents: Document[]) => void
}

export function CheckoutPayment({ purchase, isUndecided, onDone }: CheckoutPaymentProps) {
  const visitor = useVisitor()
  const { data: settings } = useSuspenseQuery(paymentSettingsQuery)
  const { data: site } = useQuery(siteCopyQuery)
  const claims = [copy.checkout.noFee, ...refundRule(site)]
  const client = useQueryClient()
  const finish = (documents: Document[]) => {
    void client.invalidateQueries({ predicate: isPersonal })
    onDone(documents)
  }
  const isClosed = closedOf(purchase.types) !== undefined
  if (visitor.state === 'in' && !isUndecided && !isClosed) {
    return (
      <OrderPayment
        buyer={visitor.user.id}
        purchase={purchase}
        settings={settings}
        claims={claims}
        onDone={finish}
      />
    )
  }
  return (
    <>
      <OrderSummary lines={purchase.lines} types={purchase.types} claims={claims} />
      {!isClosed && (
        <section className="rounded-md border border-line bg-raised p-6">
          {visitor.state === 'loading' && <Skeleton lines={4} label={copy.checkout.loading} />}
          {visitor.state === 'out' && <SignInToPay />}
          {visitor.state === 'in' && <p>{copy.checkout.agreementNeeded}</p>}
        </section>
      )}
    </>
  )
}
