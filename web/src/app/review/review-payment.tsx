import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import type { Document, DocumentType, Preview, SiteCopy } from '@/api/types'
import { copy } from '@/copy'
import { userQuery } from '@/features/auth/queries'
import { claimsAt, refundRule } from '@/features/catalog/claims'
import { siteCopyQuery } from '@/features/catalog/queries'
import { awaitPaid } from '@/features/documents/await-paid'
import { Afterwards } from '@/features/documents/review/afterwards'
import type { OpenIssue } from '@/features/documents/review/open-issues'
import { useDownload } from '@/features/documents/download/use-download'
import { OldPrints } from '@/features/documents/versions/old-prints'
import { OrderSummary, totalOf } from '@/features/payments/order-summary'
import { PaymentCard } from '@/features/payments/payment-card'
import { openPayment, paymentSettingsQuery, paymentsQuery } from '@/features/payments/queries'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { notify } from '@/ui/notify'
import { useIsInView } from '@/ui/use-is-in-view'
import { useStickyColumn } from '@/ui/use-sticky-column'
import { AttorneyOffer } from './attorney-offer'
import { PaidBar, PaymentBar } from './to-payment'

/** The bar above the column, with room below it. */
const BAR_PX = 80

/** The title of the card at the edge of the screen is not the card yet. */
const WITHIN = '0px 0px -30% 0px'

type ReviewPaymentProps = {
  document: Document
  type: DocumentType
  preview: Preview
  isForSale: boolean
  obstacles: OpenIssue[]
}

export function ReviewPayment({ document, type, preview, isForSale, obstacles }: ReviewPaymentProps) {
  const { data: settings } = useSuspenseQuery(paymentSettingsQuery)
  const { data: site } = useQuery(siteCopyQuery)
  const download = useDownload()
  const finish = useFinish(document.id)
  const column = useStickyColumn(BAR_PX)
  const [isThere, card] = useIsInView(WITHIN)
  const isAsked = document.status !== 'paid' && isForSale
  const isDone = document.status === 'paid' && preview.complete && !document.onHold
  const hasCard = settings.publishableKey !== null
  return (
    <>
      <div ref={column} className="space-y-6 lg:sticky lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {isAsked && (
          <OrderSummary lines={preview.order} types={[type]} claims={orderNotes(document, type, site)}>
            <Afterwards type={type} preview={preview} />
          </OrderSummary>
        )}
        <PaymentCard
          ref={card}
          document={document}
          type={type}
          settings={settings}
          isForSale={isForSale}
          isComplete={preview.complete}
          obstacles={obstacles}
          charge={{
            total: totalOf(preview.order),
            ask: () => openPayment(document.id),
            failed: copy.payments.making.setupFailed,
            onPaid: finish,
            next: copy.review.opens,
          }}
          download={{
            start: () => download.mutate(document),
            isBusy: download.isPending,
            note: <OldPrints document={document} className="mt-5" />,
          }}
        />
        <Link to={paths.howWeKnow()} className="link inline-block py-1 print:hidden">
          {copy.howWeKnow.link}
        </Link>
        {isAsked && <AttorneyOffer type={type} offer={claimsAt(site, 'attorney-review')} />}
      </div>
      {isAsked && hasCard && (
        <PaymentBar obstacles={obstacles} isThere={isThere} total={totalOf(preview.order)} />
      )}
      {isDone && (
        <PaidBar
          id={document.id}
          isThere={isThere}
          isBusy={download.isPending}
          onDownload={() => download.mutate(document)}
        />
      )}
    </>
  )
}

/** What is said under the order: why it costs less than usual, and of refunds what the operator stands by. */
function orderNotes(document: Document, type: DocumentType, site: SiteCopy | undefined): string[] {
  const isReduced = !document.attorneyReview && document.price < type.price
  const price = isReduced ? [copy.review.bundlePrice(dollars(type.price))] : []
  return [...price, ...refundRule(site)]
}

/** After the payment: to the dashboard, which shows the document as paid as soon as the server knows. */
function useFinish(id: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return () => {
    notify(copy.payments.making.done, copy.payments.making.doneText)
    // When it cannot find out, the dashboard shows the document as it was, and says nothing wrong.
    const isSignedIn = () => Boolean(client.getQueryData(userQuery.queryKey))
    const settled = awaitPaid(client, id, isSignedIn).catch(() => undefined)
    void settled.then(() => client.invalidateQueries({ queryKey: paymentsQuery.queryKey }))
    void navigate(paths.dashboard(), { state: { confirming: id } })
  }
}
