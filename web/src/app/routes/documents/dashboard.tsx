import {
  usePrefetchQuery,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { Document, PaymentList as Payments } from '@/api/types'
import { copy } from '@/copy'
import { PasskeyOffer } from '@/features/account/passkey-offer'
import { bundleOrder } from '@/features/catalog/bundle-order'
import { BundleLinks } from '@/features/catalog/bundle-links'
import { bundlesQuery, documentTypesQuery } from '@/features/catalog/queries'
import { QuickActions } from '@/features/catalog/quick-actions'
import { AccountSummary } from '@/features/documents/dashboard/account-summary'
import { BoughtTogether } from '@/features/documents/dashboard/bought-together'
import { DocumentList } from '@/features/documents/dashboard/document-list'
import { questionsLeft } from '@/features/documents/dashboard/milestones'
import { byNeed } from '@/features/documents/dashboard/order'
import { NextStep } from '@/features/documents/dashboard/next-step'
import { documentsQuery } from '@/features/documents/queries'
import { titleOf } from '@/features/documents/title'
import { paymentsQuery } from '@/features/payments/queries'
import { isStillAwaited, PaymentList } from '@/features/payments/receipts/payment-list'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { useStartFlow } from '../../start/start-flow'

export default function Dashboard() {
  usePrefetchQuery(paymentsQuery)
  usePrefetchQuery(documentTypesQuery)
  // A refund or a dispute changes a document elsewhere, so they are asked for with each visit, as the payments are.
  const list = useSuspenseInfiniteQuery({ ...documentsQuery, staleTime: 0 })
  const documents = list.data
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const payments = useQuery(paymentsQuery)
  const { data: bundles = [] } = useQuery(bundlesQuery)
  const { choose, creating } = useStartFlow(({ id }) => paths.questionnaire(id))
  const { state } = useLocation()
  const { confirming, bought = [] } = (state ?? {}) as { confirming?: number; bought?: number[] }
  const order = bundleOrder(bundles)
  const boughtTogether = byNeed(
    documents.filter(({ id }) => bought.includes(id)),
    order,
  )
  // A list of nothing is not shown, and sums of nothing come last.
  const isEmpty = documents.length === 0 && (payments.isPending || payments.data?.payments.length === 0)
  const quickActions = <QuickActions types={types} creating={creating} onChoose={choose} isWide={isEmpty} />
  const summary = (
    <AccountSummary documents={documents} hasMore={list.hasNextPage} spent={spentOf(payments, confirming)} />
  )
  return (
    <Page title={copy.dashboard.title} width="wide">
      <PageHeading>{copy.dashboard.heading}</PageHeading>
      <NextStep document={documents.find(({ id }) => id === confirming)} />
      <BoughtTogether documents={boughtTogether} />
      <div className="@container">
        <div className="mt-5 grid items-start gap-8 sm:mt-8 @min-[56rem]:grid-cols-[1fr_20rem]">
          <div className="min-w-0 space-y-10 sm:space-y-12">
            <DocumentList
              {...{ documents, confirming, order }}
              hasFirst={boughtTogether.some((document) => questionsLeft(document) > 0)}
              rest={list}
            />
            {isEmpty && quickActions}
            {/* One thing at a time: right after a payment it is the signing. */}
            <PasskeyOffer
              hasPaid={
                confirming === undefined && bought.length === 0 && (payments.data?.payments.length ?? 0) > 0
              }
            />
            {!isEmpty && (
              <PaymentList payments={payments} justPaid={confirming} titles={titlesOf(documents)} />
            )}
          </div>
          <div className="grid gap-4 sm:gap-6 @min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-1">
            {!isEmpty && summary}
            {!isEmpty && quickActions}
            <BundleLinks bundles={bundles} />
            {isEmpty && summary}
            <NeedHelp />
          </div>
        </div>
      </div>
    </Page>
  )
}

/** Several payments for the same kind of document are told apart by whose it is. */
const titlesOf = (documents: Document[]) => new Map(documents.map((each) => [each.id, titleOf(each)]))

/** What was paid less what was given back: the server adds it up, once it knows of all. */
function spentOf({ data, isFetching }: UseQueryResult<Payments>, justPaid: number | undefined): string {
  if (data && isStillAwaited(data.payments, justPaid)) return copy.payments.spentLoading
  if (data) return dollars(data.total)
  return isFetching ? copy.payments.spentLoading : copy.payments.spentUnknown
}

function NeedHelp() {
  return (
    <section className="rounded-md bg-sunken p-6">
      <h2 className="text-heading">{copy.dashboard.helpTitle}</h2>
      <p className="mt-2 text-soft">{copy.dashboard.helpText}</p>
      <Link to={paths.support()} className={buttonClass({ look: 'secondary', className: 'mt-4 w-full' })}>
        {copy.dashboard.contactSupport}
      </Link>
    </section>
  )
}
