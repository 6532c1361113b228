import { useEffect } from 'react'
import { copy } from '@/copy'
import { notifyFixedFailure } from '@/ui/notify'
import { isUnderWay } from '../queries'

/** The same page, loaded again after the payment: what it bought is fetched at once. */
export function useWhenUnderWay(error: unknown, collect: () => void): void {
  useEffect(() => {
    if (isUnderWay(error)) collect()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [error])
}

export function useFailureToast(error: unknown): void {
  useEffect(() => {
    if (error && !isUnderWay(error)) notifyFixedFailure(error, copy.payments.making.checkoutFailed)
  }, [error])
}
