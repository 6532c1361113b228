import { useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Document, DocumentType, Payment } from '@/api/types'
import { copy } from '@/copy'
import { fullName, useVisitor } from '@/features/auth/queries'
import { refundRule } from '@/features/catalog/claims'
import { documentTypesQuery, siteCopyQuery } from '@/features/catalog/queries'
import { keptDocumentsQuery } from '@/features/documents/queries'
import { titleOf } from '@/features/documents/title'
import { paymentsQuery } from '@/features/payments/queries'
import type { PaidDocument } from '@/features/payments/receipts/paid-documents'
import { ReceiptSheet } from '@/features/payments/receipts/receipt-sheet'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { Drawing } from '@/ui/drawings/drawing'
import { ShellIcon } from '@/ui/icons'
import { MessagePage } from '../../errors/message-page'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { PageSkeleton } from '../../page/page-skeleton'

/** The receipt of one payment, to read and to print. */
export default function Receipt() {
  const { paymentId } = useParams()
  const [{ data, isFetching }, { data: types }] = useSuspenseQueries({
    queries: [paymentsQuery, documentTypesQuery],
  })
  const payment = data.payments.find(({ id }) => id === paymentId)
  // What was read before may be older than the payment.
  if (!payment) return isFetching ? <PageSkeleton /> : <NotFound />
  return <Found payment={payment} types={types} />
}

function Found({ payment, types }: { payment: Payment; types: DocumentType[] }) {
  const { data: site } = useQuery(siteCopyQuery)
  const { user } = useVisitor()
  const { data: documents } = useSuspenseQuery(keptDocumentsQuery(payment.documents.map(({ id }) => id)))
  return (
    <Page title={copy.payments.receipt(payment.receipt)} width="prose">
      <p aria-hidden="true" className="mb-6 hidden items-center gap-2.5 font-serif text-heading print:flex">
        <ShellIcon className="size-8 text-accent" />
        {copy.brand}
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <Drawing motif="seal" className="w-20 shrink-0 sm:w-28 print:hidden" />
        <PageHeading className="min-w-0 wrap-anywhere">
          {copy.receipt.heading}{' '}
          <span className="block font-sans text-base font-normal tracking-normal text-soft tabular-nums">
            {payment.receipt}
          </span>
        </PageHeading>
      </div>
      <ReceiptSheet
        payment={payment}
        buyer={user ? [fullName(user), user.email].filter(Boolean).join(', ') : ''}
        documents={paidBy(payment, documents, types)}
        refundRule={refundRule(site)}
      />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{copy.receipt.print}</Button>
        <DashboardLink look="secondary" />
      </div>
    </Page>
  )
}

function NotFound() {
  return (
    <MessagePage
      title={copy.receipt.notFound}
      text={copy.receipt.notFoundText}
      action={<DashboardLink look="primary" />}
    />
  )
}

function DashboardLink({ look }: { look: 'primary' | 'secondary' }) {
  return (
    <Link to={paths.dashboard()} className={buttonClass({ look })}>
      {copy.receipt.toDashboard}
    </Link>
  )
}

/** What was bought may have been deleted since: then it has the name of its type, and nowhere to lead. */
function paidBy(payment: Payment, documents: Document[], types: DocumentType[]): PaidDocument[] {
  const typeName = (wanted: string) => types.find(({ id }) => id === wanted)?.name
  return payment.documents.map(({ id, type }) => {
    const kept = documents.find((document) => document.id === id)
    const name = kept ? titleOf(kept) : (typeName(type) ?? copy.receipt.unknownDocument)
    const canBeSigned = kept?.status === 'paid' && !kept.onHold && kept.interview.complete
    return { id, name, isDeleted: kept === undefined, canBeSigned }
  })
}
