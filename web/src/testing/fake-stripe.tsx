import { useEffect, type ReactNode } from 'react'
import { vi } from 'vitest'

type Result = { error?: { message: string; type?: string }; paymentIntent?: { status: string } }

/** Stands in for Stripe's script: what the provider answers to a confirmation is up to the test. */
export const confirmPayment = vi.fn<() => Promise<Result>>()

const stripe = { confirmPayment }
const elements = { submit: async () => ({}) }

export const Elements = ({ children }: { children: ReactNode }) => children

export function PaymentElement({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return <p>Card form</p>
}

export const useStripe = () => stripe
export const useElements = () => elements
