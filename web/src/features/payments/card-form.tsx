import { PaymentElement } from '@stripe/react-stripe-js'
import { useRef, useState, type FormEvent } from 'react'
import { Refusal } from '@/ui/refusal'
import { CardBox } from './card-box'
import { PayButton } from './pay-button'
import { usePayment, type Charge } from './use-payment'

/** The box for the card, apart from the page around it, and the button that says what is charged. */
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
    <form data-pays onSubmit={submit}>
      <CardBox isLoading={!isShown}>
        {/* A browser puts a white ground behind a frame whose color scheme differs from its page's: Stripe's is light. */}
        <div className="scheme-light">
          <PaymentElement onReady={() => setShown(true)} />
        </div>
      </CardBox>
      <Refusal {...reason} />
      <PayButton charge={charge} isPaying={isPaying} isReady={isReady && isShown} />
    </form>
  )
}
