import type { UseQueryResult } from '@tanstack/react-query'
import { isUnauthorized } from '@/api/errors'
import type { PaymentIntent, PaymentSettings } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { CardPayment } from '../card-payment'
import { isUnderWay } from '../queries'
import { SetupRequired, Titled } from '../titled'
import type { Charge } from '../use-payment'
import { Received } from './received'
import { SignInToPay } from './sign-in-to-pay'
import type { useCollectDocuments } from './use-collect-documents'

type OrderStateProps = {
  settings: PaymentSettings
  order: UseQueryResult<PaymentIntent>
  collection: ReturnType<typeof useCollectDocuments>
  charge: Pick<Charge, 'total' | 'ask'>
}

/** What stands under the order, by the state of things. */
export function OrderState({ settings, order, collection, charge }: OrderStateProps) {
  const { publishableKey, scriptUrl } = settings
  const paid = () => collection.mutate('paid')
  if (!publishableKey) return <SetupRequired text={copy.checkout.setupText} />
  if (!collection.isIdle || isUnderWay(order.error)) {
    return <Received hasFailed={collection.isError} onRetry={() => collection.mutate('again')} />
  }
  if (isUnauthorized(order.error)) return <SignInToPay isKnown />
  if (order.isError && !order.isFetching) return <Failed onRetry={() => void order.refetch()} />
  if (!order.data) return <Skeleton lines={4} label={copy.checkout.loading} />
  return (
    <Titled title={copy.review.paymentTitle}>
      <div className="mt-5">
        <CardPayment
          access={{ publishableKey, scriptUrl }}
          charge={{ ...charge, failed: copy.payments.making.checkoutFailed, onPaid: paid, onUnderWay: paid }}
        />
      </div>
    </Titled>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Titled title={copy.checkout.failedTitle} text={copy.checkout.failedText}>
        <Button look="secondary" className="mt-5 w-full" onClick={onRetry}>
          {copy.checkout.retry}
        </Button>
      </Titled>
    </div>
  )
}
