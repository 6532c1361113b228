import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { PaymentIntent } from '@/api/types'
import { copy } from '@/app/copy'
import { notify, notifyFailure } from '@/app/notify'
import { paths } from '@/app/paths'
import { dollars } from '@/lib/money'
import { toast } from '@/ui/toast-store'

type Payment = { documentId: number; total: number; onPaid: () => void }

/** The provider's own words about a card it refused. */
class Declined extends Error {}

/** Pays for a document. The server keeps one payment for each document, so trying again after a refusal
 * cannot charge twice. */
export function usePayment({ documentId, total, onPaid }: Payment) {
  const stripe = useStripe()
  const elements = useElements()

  const payment = useMutation({
    meta: { signedIn: true },
    mutationFn: async () => {
      if (!stripe || !elements) throw new Declined(copy.toasts.paymentFailedText)
      const { error: incomplete } = await elements.submit()
      if (incomplete) throw new Declined(incomplete.message)
      const { clientSecret, amount } = await createIntent(documentId)
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
    onSuccess: () => {
      notify(copy.toasts.paymentDone, copy.toasts.paymentDoneText)
      onPaid()
    },
    onError: report,
  })
  return { pay: payment.mutate, isPaying: payment.isPending || payment.isSuccess, isReady: stripe !== null }
}

/** Asked again, the server answers with the same payment for the same document. */
const createIntent = (documentId: number): Promise<PaymentIntent> =>
  dataOf(api.POST('/api/create-payment-intent', { body: { documentId } }))

function report(error: unknown): void {
  if (!(error instanceof Declined)) return notifyFailure(error, copy.toasts.paymentSetupFailed)
  const text = error.message || copy.toasts.paymentFailedText
  toast({ tone: 'destructive', title: copy.toasts.paymentFailed, text })
}
