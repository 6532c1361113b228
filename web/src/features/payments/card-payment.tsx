import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { copy } from '@/app/copy'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { CardForm } from './card-form'
import { appearance, stripeFor, type StripeAccess } from './stripe'
import { useDark } from './use-dark'

type CardPaymentProps = { access: StripeAccess; documentId: number; total: number; onPaid: () => void }

const stripeQuery = (access: StripeAccess) =>
  queryOptions({
    queryKey: ['payments', 'stripe', access],
    queryFn: () => stripeFor(access),
    structuralSharing: false,
  })

/** The card form. Stripe's script is loaded when this is first shown, and nothing is created before the purchase. */
export function CardPayment({ access, documentId, total, onPaid }: CardPaymentProps) {
  const { data: stripe, isError, refetch } = useQuery(stripeQuery(access))
  if (isError) {
    return (
      <div role="alert">
        <p>{copy.review.formFailed}</p>
        <Button look="secondary" className="mt-4" onClick={() => void refetch()}>
          {copy.review.retry}
        </Button>
      </div>
    )
  }
  if (!stripe) return <Skeleton lines={4} label={copy.review.loadingForm} />
  return <WithStripe stripe={stripe} documentId={documentId} total={total} onPaid={onPaid} />
}

type WithStripeProps = Omit<CardPaymentProps, 'access'> & { stripe: Stripe }

function WithStripe({ stripe, ...form }: WithStripeProps) {
  const isDark = useDark()
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount: form.total,
      currency: 'usd',
      appearance: appearance(isDark),
    }),
    [form.total, isDark],
  )
  return (
    <Elements stripe={stripe} options={options}>
      <CardForm {...form} />
    </Elements>
  )
}
