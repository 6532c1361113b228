import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { CardBox } from './card-box'
import { CardForm } from './card-form'
import { appearance, stripeFor, type StripeAccess } from './stripe'
import { useDark } from './use-dark'
import type { Charge } from './use-payment'

type CardPaymentProps = { access: StripeAccess; charge: Charge }

const stripeQuery = (access: StripeAccess) =>
  queryOptions({
    queryKey: ['payments', 'stripe', access],
    queryFn: () => stripeFor(access),
    structuralSharing: false,
  })

/** The card form. Stripe's script is loaded when this is first shown. */
export function CardPayment({ access, charge }: CardPaymentProps) {
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
  if (!stripe) {
    return (
      <>
        <CardBox isLoading />
        {/* The button takes the place of its outline. */}
        <div aria-hidden="true" className="mt-5 h-12 animate-pulse rounded-md bg-line" />
      </>
    )
  }
  return <WithStripe stripe={stripe} charge={charge} />
}

function WithStripe({ stripe, charge }: { stripe: Stripe; charge: Charge }) {
  const isDark = useDark()
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount: charge.total,
      currency: 'usd',
      appearance: appearance(isDark),
      // Ours is shown in its place, in the colors of the page.
      loader: 'never' as const,
    }),
    [charge.total, isDark],
  )
  return (
    <Elements stripe={stripe} options={options}>
      <CardForm charge={charge} />
    </Elements>
  )
}
