import { useEffect, type ReactNode } from 'react'
import { vi } from 'vitest'

type Intent = { status: string }
type Result = {
  error?: { message: string; type?: string; payment_intent?: Intent }
  paymentIntent?: Intent
}
type Submitted = Pick<Result, 'error'>

/** Stands in for Stripe's script: what the provider answers to a confirmation is up to the test. */
export const confirmPayment = vi.fn<() => Promise<Result>>()

const stripe = { confirmPayment }

/** What the card form finds before it is asked for a payment. */
export const submitCard = vi.fn<() => Promise<Submitted>>(async () => ({}))

const elements = { submit: submitCard }

export const Elements = ({ children }: { children: ReactNode }) => children

export function PaymentElement({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return <p>Card form</p>
}

export const useStripe = () => stripe
export const useElements = () => elements
