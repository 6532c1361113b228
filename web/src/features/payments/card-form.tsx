import { PaymentElement } from '@stripe/react-stripe-js'
import { useId, useRef, useState, type FormEvent } from 'react'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { Button } from '@/ui/button'
import { LockIcon } from '@/ui/screen-icons'
import { Refusal } from '@/ui/refusal'
import { Skeleton } from '@/ui/skeleton'
import { CardMarks } from './card-marks'
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
    <form onSubmit={submit}>
      <div className="rounded-md border border-edge bg-canvas p-4">
        <p className="mb-4 flex flex-wrap items-start gap-2.5 text-sm">
          <LockIcon className="mt-0.5 size-5 shrink-0 text-palm" />
          <span className="min-w-0 grow basis-40">
            <strong className="block text-base">{copy.review.cardTitle}</strong>
            <CardMarks />
          </span>
        </p>
        {!isShown && <Skeleton lines={3} label={copy.review.loadingForm} />}
        {/* A browser puts a white ground behind a frame whose color scheme differs from its page's: Stripe's is light. */}
        <div className="scheme-light">
          <PaymentElement onReady={() => setShown(true)} />
        </div>
      </div>
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
