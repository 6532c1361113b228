import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import type { Preview } from '@/api/types'
import { documentTypesQuery } from '@/features/catalog/queries'
import { awaitPaid } from '@/features/documents/await-paid'
import { documentQuery, previewQuery } from '@/features/documents/queries'
import { AnswerSummary } from '@/features/documents/review/answer-summary'
import { Findings } from '@/features/documents/review/findings'
import { Paper } from '@/features/documents/review/paper'
import { useDownload } from '@/features/documents/use-download'
import { OrderSummary, totalOf } from '@/features/payments/order-summary'
import { PaymentCard } from '@/features/payments/payment-card'
import { paymentSettingsQuery } from '@/features/payments/queries'
import { buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { copy } from '../copy'
import { InvalidType } from '../errors/invalid-type'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'
import { paths } from '../paths'
import { useDocumentId } from '../use-document-id'

export default function Review() {
  const id = useDocumentId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const download = useDownload()
  const [{ data: document }, { data: types }, { data: preview }, { data: settings }] = useSuspenseQueries({
    queries: [documentQuery(id), documentTypesQuery, previewQuery(id), paymentSettingsQuery],
  })
  const type = types.find((type) => type.id === document.type)
  if (!type) return <InvalidType types={types} />
  const isPaid = document.status === 'paid'
  const isForSale = type.available && preview.paper !== null

  const questionText = (question: string) =>
    type.questions.find(({ id }) => id === question)?.text ?? question
  const finish = () => {
    // When it cannot find out, the dashboard shows the document as it was, and says nothing wrong.
    awaitPaid(client, id).catch(() => undefined)
    void navigate(paths.dashboard(), { state: { confirming: id } })
  }
  return (
    <Page title={`${copy.review.title}: ${document.name}`} width="wide">
      <p className="font-semibold text-accent">{copy.review.state}</p>
      <PageHeading className="mt-1">{copy.review.heading(document.name)}</PageHeading>
      <p className="mt-3 max-w-2xl text-lg text-soft">{leadOf({ isPaid, isForSale, preview })}</p>
      {preview.complete && (isPaid || isForSale) && (
        <a href="#payment" className="link mt-3 inline-flex min-h-11 items-center lg:hidden">
          {isPaid ? copy.review.goToDownload : copy.review.goToPayment}
        </a>
      )}
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          <Findings document={document} type={type} preview={preview} />
          <div className="mb-4 flex items-center justify-between gap-4">
            <h2 className="text-2xl">{copy.review.previewTitle}</h2>
            <Link to={paths.questionnaire(id)} className={buttonClass({ look: 'secondary' })}>
              {copy.review.edit}
            </Link>
          </div>
          {preview.paper ? (
            <Paper
              paper={preview.paper}
              documentId={id}
              questionText={questionText}
              isDraft={!isPaid || !preview.complete}
            />
          ) : (
            <Notice>{copy.review.noPaper}</Notice>
          )}
          <h2 className="mt-12 mb-4 text-2xl">{copy.review.answersTitle}</h2>
          <AnswerSummary document={document} type={type} />
        </div>
        <div id="payment" className="scroll-mt-6 space-y-6 lg:sticky lg:top-6">
          {!isPaid && isForSale && <OrderSummary lines={preview.order} />}
          <PaymentCard
            document={document}
            type={type}
            settings={settings}
            isForSale={isForSale}
            isComplete={preview.complete}
            total={totalOf(preview.order)}
            download={{ start: () => download.mutate(id), isBusy: download.isPending }}
            onPaid={finish}
          />
        </div>
      </div>
    </Page>
  )
}

type Standing = { isPaid: boolean; isForSale: boolean; preview: Preview }

/** What can be done with the document as it stands. */
function leadOf({ isPaid, isForSale, preview }: Standing): string {
  if (isPaid) return preview.complete ? copy.review.leadPaid : copy.review.leadPaidIncomplete
  return isForSale ? copy.review.lead : copy.review.leadNotForSale
}
