import { useMutation } from '@tanstack/react-query'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { notify, notifyFixedFailure } from '@/ui/notify'
import { collectDocuments } from './collect-documents'
import type { Purchase } from './purchase'
import { endPurchase, keptPayment } from './purchase-key'

type Collecting = { buyer: string; purchase: Purchase; onDone: (documents: Document[]) => void }
type Occasion = 'paid' | 'again'

/** Fetches what was paid for. When that fails the purchase is kept, so that no one is asked to pay for it again. */
export function useCollectDocuments({ buyer, purchase, onDone }: Collecting) {
  const name = { buyer, purchase: purchase.id }
  return useMutation({
    meta: { signedIn: true },
    mutationFn: (_occasion: Occasion) => {
      const payment = keptPayment(name)
      if (!payment) throw new Error('The payment of this purchase is not known here.')
      return collectDocuments(purchase, payment)
    },
    onSuccess: (documents) => {
      endPurchase(name)
      notify(copy.payments.making.done, copy.payments.making.orderDoneText)
      onDone(documents)
    },
    onError: (error, occasion) =>
      notifyFixedFailure(error, occasion === 'paid' ? copy.toasts.paidNotCreated : copy.toasts.createFailed),
  })
}
