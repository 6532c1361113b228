import { PaymentElement } from '@stripe/react-stripe-js'
import { useRef, useState, type FormEvent } from 'react'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Refusal } from '@/ui/refusal'
import { Skeleton } from '@/ui/skeleton'
import { usePayment, type Charge } from './use-payment'

export function CardForm({ charge }: { charge: Charge }) {
  const [isShown, setShown] = useState(false)
  const { pay, isPaying, isReady, reason } = usePayment(charge)
  // Two clicks can come before the button is drawn as disabled.
  const isSent = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSent.current) return
    isSent.current = true
    pay(undefined, { onError: () => (isSent.current = false) })
  }
  return (
    <form onSubmit={submit}>
      {!isShown && <Skeleton lines={3} label={copy.review.loadingForm} />}
      {/* A browser puts a white ground behind a frame whose color scheme differs from its page's: Stripe's is light. */}
      <div className="scheme-light">
        <PaymentElement onReady={() => setShown(true)} />
      </div>
      <Refusal message={reason} />
      <Button
        type="submit"
        busy={isPaying}
        disabled={!isReady || !isShown}
        shape="large"
        className="mt-5 w-full"
      >
        {isPaying ? copy.review.processing : copy.review.complete}
      </Button>
      <p className="mt-3 text-sm text-soft">{copy.review.security}</p>
    </form>
  )
}
