import type { Ref } from 'react'
import type { DocumentType, Document, PaymentSettings } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { CardPayment } from './card-payment'
import { OnHold, Paid, type Download } from './paid'
import { SetupRequired, Titled } from './titled'
import type { Charge } from './use-payment'

type PaymentCardProps = {
  ref?: Ref<HTMLElement>
  document: Document
  type: DocumentType
  settings: PaymentSettings
  isForSale: boolean
  isComplete: boolean
  /** What has to be settled first, and where on the page it stands. */
  obstacles: { anchor: string; text: string }[]
  charge: Charge
  download: Download
}

/** What stands under "Payment Method", by the state of things. */
export function PaymentCard({ ref, ...props }: PaymentCardProps) {
  return (
    <section
      ref={ref}
      id="payment"
      tabIndex={-1}
      className="scroll-mt-16 rounded-md border border-line bg-raised p-6 outline-none print:hidden"
    >
      <PaymentState {...props} />
    </section>
  )
}

function PaymentState(props: Omit<PaymentCardProps, 'ref'>) {
  const { document, type, settings, isForSale, isComplete, obstacles, charge, download } = props
  const { publishableKey, scriptUrl } = settings
  if (document.onHold) return <OnHold />
  if (document.status === 'paid') return <Paid id={document.id} isComplete={isComplete} download={download} />
  if (!isForSale) {
    return (
      <Titled
        title={copy.review.unavailableTitle}
        text={type.unavailableReason || copy.review.unavailableText}
      >
        <p className="mt-2 text-soft">{copy.review.unavailableKept}</p>
      </Titled>
    )
  }
  if (!publishableKey) return <SetupRequired text={copy.review.setupText} />
  if (obstacles.length > 0) return <NotYet obstacles={obstacles} />
  return (
    <Titled title={copy.review.paymentTitle}>
      <div className="mt-5">
        <CardPayment access={{ publishableKey, scriptUrl }} charge={charge} />
      </div>
    </Titled>
  )
}

function NotYet({ obstacles }: Pick<PaymentCardProps, 'obstacles'>) {
  return (
    <Titled title={copy.review.paymentTitle} text={copy.review.obstacles}>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {obstacles.map(({ anchor, text }) => (
          <li key={anchor} className="py-1">
            <a href={`#${anchor}`} className="link">
              {text}
            </a>
          </li>
        ))}
      </ul>
      <Button disabled shape="large" className="mt-5 w-full">
        {copy.review.complete}
      </Button>
    </Titled>
  )
}
