import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useMutation } from '@tanstack/react-query'
import { isUnauthorized, sentenceOf } from '@/api/errors'
import type { PaymentIntent } from '@/api/types'
import { copy } from '@/app/copy'
import { notifyFixedFailure } from '@/app/notify'
import { paths } from '@/app/paths'
import { dollars } from '@/lib/money'
import { toast } from '@/ui/toast-store'

export type Charge = {
  /** In cents, as shown in the order summary. */
  total: number
  /** Asks for the payment. Asked again, the server answers with the same one, so trying again cannot charge twice. */
  ask: () => Promise<PaymentIntent>
  /** What is said when the payment cannot be had. */
  failed: string
  onPaid: () => void
}

/** The provider's own words about a card it refused. */
class Declined extends Error {}

export function usePayment({ total, ask, failed, onPaid }: Charge) {
  const stripe = useStripe()
  const elements = useElements()

  const payment = useMutation({
    meta: { signedIn: true },
    mutationFn: async () => {
      if (!stripe || !elements) throw new Declined(copy.toasts.paymentFailedText)
      const { error: incomplete } = await elements.submit()
      if (incomplete) throw new Declined(incomplete.message)
      const { clientSecret, amount } = await ask()
      if (amount !== total) throw new Declined(copy.review.totalChanged(dollars(amount)))
      const result = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: window.location.origin + paths.dashboard() },
        redirect: 'if_required',
      })
      if (result.error) throw new Declined(result.error.message)
      if (result.paymentIntent.status !== 'succeeded') throw new Declined(copy.toasts.paymentFailedText)
    },
    onSuccess: onPaid,
    onError: (error) => report(error, failed),
  })
  return {
    pay: payment.mutate,
    isPaying: payment.isPending || payment.isSuccess,
    isReady: stripe !== null,
    reason: reasonOf(payment.error),
  }
}

function report(error: unknown, failed: string): void {
  if (!(error instanceof Declined)) return notifyFixedFailure(error, failed)
  const text = error.message || copy.toasts.paymentFailedText
  toast({ tone: 'destructive', title: copy.toasts.paymentFailed, text })
}

/** Why the server would not take the payment, when it says so: the message that goes by does not. */
const reasonOf = (error: unknown): string | undefined =>
  error && !isUnauthorized(error) ? sentenceOf(error, '') || undefined : undefined
