import { useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isDisputed, isUnauthorized, sentenceOf } from '@/api/errors'
import { isPersonal } from '@/api/personal'
import type { PaymentIntent } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { notify, notifyFixedFailure } from '@/ui/notify'
import { isUnderWay } from './queries'

export type Charge = {
  /** In cents, as shown in the order summary. */
  total: number
  /** Asks for the payment. Asked again, the server answers with the same one, so trying again cannot charge twice. */
  ask: () => Promise<PaymentIntent>
  /** What is said when the payment cannot be had. */
  failed: string
  onPaid: () => void
  /** What the payment opens, in words. */
  next?: string
  /** What follows when this was paid before, or is being paid; without it, the same as when the provider says so. */
  onUnderWay?: () => void
}

/** The card form shows beside its fields what is missing, and the first of them has the focus. */
class Incomplete extends Error {}

/** The provider's own words about a payment that was not made. */
class Declined extends Error {
  /** Whether the card, its bank or the state of the payment says that nothing was charged. */
  isByBank = false
}

export function usePayment(charge: Charge) {
  const stripe = useStripe()
  const elements = useElements()
  const client = useQueryClient()
  const wait = useWait()

  const payment = useMutation({
    meta: { signedIn: true },
    mutationFn: async () => {
      if (!stripe || !elements) throw new Declined(copy.payments.making.refusedText)
      const { error: incomplete } = await elements.submit()
      if (incomplete?.type === 'validation_error') throw new Incomplete()
      if (incomplete) throw declined(incomplete)
      const clientSecret = await secretOf(charge)
      return clientSecret === undefined ? 'underWay' : confirm(stripe, elements, clientSecret)
    },
    onSuccess: (outcome) =>
      ({ paid: charge.onPaid, underWay: charge.onUnderWay ?? wait, processing: wait })[outcome](),
    onError: (error) => {
      report(error, charge.failed)
      // The document was paid already, which this page did not know.
      if (isDisputed(error)) void client.invalidateQueries({ predicate: isPersonal })
    },
  })
  return {
    pay: payment.mutate,
    isPaying: payment.isPending || payment.isSuccess,
    isReady: stripe !== null,
    reason: reasonOf(payment.error, charge.failed),
  }
}

/** What the payment is confirmed with; nothing when there is nothing left to pay. */
async function secretOf({ ask, total }: Charge): Promise<string | undefined> {
  try {
    const { clientSecret, amount } = await ask()
    if (amount !== total) throw new Declined(copy.review.totalChanged(dollars(amount)))
    return clientSecret
  } catch (error) {
    if (!isUnderWay(error)) throw error
    return undefined
  }
}

async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
): Promise<'paid' | 'processing'> {
  const result = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: window.location.origin + paths.dashboard() },
    redirect: 'if_required',
  })
  // Another window may have paid it meanwhile.
  const { status } = result.paymentIntent ?? result.error.payment_intent ?? {}
  if (status === 'processing') return 'processing'
  if (status === 'succeeded') return 'paid'
  throw result.error ? declined(result.error) : new Declined(copy.payments.making.refusedText)
}

/** While the provider takes its time, the dashboard is where the payment shows. */
function useWait() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return () => {
    notify(copy.payments.making.processing, copy.payments.making.processingText)
    void client.invalidateQueries({ predicate: isPersonal })
    void navigate(paths.dashboard())
  }
}

const declined = (error: StripeError): Declined =>
  Object.assign(new Declined(wordsFor(error)), { isByBank: isByBank(error) })

/** What the provider says of a card is for the buyer; what it says of a call is for us. */
function wordsFor({ type, code, message, payment_intent: intent }: StripeError): string | undefined {
  if (type === 'card_error' || type === 'validation_error' || code === NOT_AUTHENTICATED) return message
  return intent?.status === REOPENED ? copy.payments.making.notConfirmed : undefined
}

const NOT_AUTHENTICATED = 'payment_intent_authentication_failure'

/** It was refused in another window, and waits for another card. */
const REOPENED = 'requires_payment_method'

/** A lost connection may have charged a card; these have not. */
const isByBank = ({ type, code, payment_intent: intent }: StripeError): boolean =>
  type === 'card_error' || code === NOT_AUTHENTICATED || intent?.status === REOPENED

/** What was refused is said beside the button, where it stays; the rest goes by, too. */
function report(error: unknown, failed: string): void {
  if (!(error instanceof Declined || error instanceof Incomplete)) notifyFixedFailure(error, failed)
}

/** Why the last try came to nothing: it stays when the message that goes by is gone. */
function reasonOf(error: unknown, failed: string): Reason {
  if (!error || error instanceof Incomplete || isUnauthorized(error)) return { message: undefined }
  if (!(error instanceof Declined)) return { message: sentenceOf(error, failed) }
  const { refused, advice } = copy.payments.making
  // Without words of the provider's, it may not be known whether the card was charged.
  if (!error.message) return { title: refused, message: error.isByBank ? advice : failed }
  return { title: refused, message: error.message, advice: error.isByBank ? advice : undefined }
}

type Reason = { title?: string; message: string | undefined; advice?: string | undefined }
