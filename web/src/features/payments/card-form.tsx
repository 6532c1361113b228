import { PaymentElement } from '@stripe/react-stripe-js'
import { useId, useRef, useState, type FormEvent } from 'react'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { Button } from '@/ui/button'
import { Refusal } from '@/ui/refusal'
import { CardBox } from './card-box'
import { usePayment, type Charge } from './use-payment'

/** The box for the card, apart from the page around it, and the button that says what is charged. */
export function CardForm({ charge }: { charge: Charge }) {
  const [isShown, setShown] = useState(false)
  const { pay, isPaying, isReady, reason } = usePayment(charge)
  const id = useId()
  // Two clicks can come before the button is drawn as disabled.
  const isSent = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSent.current) return
    isSent.current = true
    pay(undefined, { onError: () => (isSent.current = false) })
  }
  return (
    <form data-pays onSubmit={submit}>
      <CardBox isLoading={!isShown}>
        {/* A browser puts a white ground behind a frame whose color scheme differs from its page's: Stripe's is light. */}
        <div className="scheme-light">
          <PaymentElement onReady={() => setShown(true)} />
        </div>
      </CardBox>
      <Refusal {...reason} />
      <Button
        type="submit"
        aria-describedby={id}
        busy={isPaying}
        disabled={!isReady || !isShown}
        shape="large"
        className="mt-5 w-full"
      >
        <span>
          {isPaying ? copy.review.processing : copy.review.complete}
          <span aria-hidden="true"> · {dollars(charge.total)}</span>
        </span>
      </Button>
      <p id={id} hidden>
        {copy.review.charged(dollars(charge.total))}
      </p>
      {charge.next && <p className="mt-3 text-base">{charge.next}</p>}
      <p className="mt-3 text-sm text-soft">{copy.review.security}</p>
    </form>
  )
}
