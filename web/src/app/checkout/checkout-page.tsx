import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { closedOf, type Purchase } from '@/features/payments/checkout/purchase'
import { paths } from '@/lib/paths'
import { CheckIcon } from '@/ui/icons'
import { LeftByHand } from '@/ui/left-by-hand'
import { Notice } from '@/ui/notice'
import { ArrowLeftIcon } from '@/ui/screen-icons'
import { useStickyColumn } from '@/ui/use-sticky-column'
import { Page } from '../page/page'
import { PageHeading } from '../page/page-heading'
import { CheckoutPayment } from './checkout-payment'

type CheckoutPageProps = {
  name: string
  description: string
  features: readonly string[]
  /** What printing does not finish. A bundle says it of each of its documents when that is answered. */
  byHand?: readonly string[]
  purchase: Purchase
  /** What happens after the payment, step by step, or all of it where it takes more than steps. */
  next: ReactNode
  /** The documents, where there are several: they stand before the features. */
  papers?: ReactNode
  /** What is to be known before. */
  notice?: ReactNode
  /** Something has to be chosen before there is anything to pay for. */
  isUndecided?: boolean
  /** Whether the buyer has it already. Undefined while that is not known. */
  isOwned: boolean | undefined
  onDone: (documents: Document[]) => void
  /** The choice. */
  children?: ReactNode
}

/** Nothing stands above the column once the page is scrolled. */
const FREE_PX = 24

/** What is bought on the left, the order and its payment on the right. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { name, description, features, byHand = [], papers, next, notice, children, ...order } = props
  const column = useStickyColumn(FREE_PX)
  return (
    <Page title={copy.checkout.title(name)} width="wide">
      <Link to={paths.home()} className="link -mt-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeftIcon className="size-4" />
        {copy.checkout.back}
      </Link>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="space-y-8">
          <div>
            <p className="font-semibold text-accent">{copy.checkout.eyebrow}</p>
            <PageHeading className="mt-1">{name}</PageHeading>
            <p className="mt-3 text-lg text-soft">{description}</p>
            {notice}
            <NotForSale types={order.purchase.types} />
          </div>
          {children}
        </div>
        <div ref={column} className="space-y-6 lg:sticky lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CheckoutPayment key={order.purchase.id} {...order} />
        </div>
        <div className="space-y-10">
          <Included {...{ features, byHand, papers }} />
          {next}
        </div>
      </div>
    </Page>
  )
}

/** What cannot be bought is said first: the rest of the page is about buying. */
function NotForSale({ types }: { types: DocumentType[] }) {
  const closed = closedOf(types)
  if (!closed) return null
  return (
    <Notice tone="warning" className="mt-6">
      <h2 className="text-heading">{copy.review.unavailableTitle}</h2>
      <p className="mt-1">{closed.unavailableReason || copy.review.unavailableText}</p>
    </Notice>
  )
}

type IncludedProps = { features: readonly string[]; byHand: readonly string[]; papers: ReactNode }

function Included({ features, byHand, papers }: IncludedProps) {
  return (
    <section>
      <h2 className="mb-4 text-heading">{copy.checkout.included}</h2>
      {papers}
      {features.length > 0 && (
        <ul className="mt-4 space-y-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <CheckIcon className="mt-1 size-5 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
      )}
      <LeftByHand lines={byHand} />
    </section>
  )
}

export function Next({ steps }: { steps: readonly string[] }) {
  return (
    <section>
      <h2 className="text-heading">{copy.checkout.nextTitle}</h2>
      <ol className="mt-4 list-decimal space-y-2 pl-6 marker:font-serif marker:text-accent">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-soft">{copy.landing.note}</p>
    </section>
  )
}
