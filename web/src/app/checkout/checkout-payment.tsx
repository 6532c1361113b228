import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { isPersonal } from '@/api/personal'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { buyAgain } from '@/copy/buy-again'
import { useVisitor } from '@/features/auth/queries'
import { refundRule } from '@/features/catalog/claims'
import { siteCopyQuery } from '@/features/catalog/queries'
import { OrderPayment } from '@/features/payments/checkout/order-payment'
import { closedOf, type Purchase } from '@/features/payments/checkout/purchase'
import { SignInToPay } from '@/features/payments/checkout/sign-in-to-pay'
import { OrderSummary } from '@/features/payments/order-summary'
import { paymentSettingsQuery } from '@/features/payments/queries'
import { Skeleton } from '@/ui/skeleton'
import { BuyAgain } from './buy-again'

type CheckoutPaymentProps = {
  purchase: Purchase
  isUndecided?: boolean
  isOwned: boolean | undefined
  onDone: (documents: Document[]) => void
}

/** The order and its payment: at once, or where one has it already, when one asks for it. */
export function CheckoutPayment({ isOwned, ...order }: CheckoutPaymentProps) {
  if (isOwned === undefined) return <Skeleton lines={4} label={buyAgain.checking} />
  return (
    <BuyAgain isOwned={isOwned}>
      <Payment {...order} />
    </BuyAgain>
  )
}

function Payment({ purchase, isUndecided, onDone }: Omit<CheckoutPaymentProps, 'isOwned'>) {
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
