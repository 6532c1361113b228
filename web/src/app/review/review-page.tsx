import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { countiesQuery } from '@/features/catalog/queries'
import { askedQuestions } from '@/features/documents/answers'
import { CountyChoice } from '@/features/documents/county/county-choice'
import { detailsOf } from '@/features/documents/details/detail-groups'
import { Details } from '@/features/documents/details/details'
import { HandOffInvitation } from '@/features/documents/hand-off/invitation'
import { printedPaper } from '@/features/documents/printed-paper'
import { previewQuery } from '@/features/documents/queries'
import { AnswerSummary } from '@/features/documents/review/answer-summary'
import { EffortNote } from '@/features/documents/review/effort-note'
import { Infos } from '@/features/documents/review/infos'
import { OpenIssueList } from '@/features/documents/review/open-issue-list'
import { ofLevel, openIssues } from '@/features/documents/review/open-issues'
import { useAnswerQueue } from '@/features/documents/saving/use-answer-queue'
import { titleOf } from '@/features/documents/title'
import { useAcknowledgments } from '@/features/documents/review/use-acknowledgments'
import { BackLink } from '@/features/documents/workspace/back-link'
import { countyOf } from '@/features/documents/county/use-county'
import { paths } from '@/lib/paths'
import { Fold } from '@/ui/fold'
import { TaskBar } from '@/ui/task-bar'
import { Page } from '../page/page'
import { ReviewHeading } from './review-heading'
import { ReviewPaper } from './review-paper'
import { ReviewPayment } from './review-payment'

/** The document to read, what stands in its way, and the payment. */
export function ReviewPage({ document, type }: { document: Document; type: DocumentType }) {
  useAnswerQueue(document)
  const acknowledgments = useAcknowledgments(document)
  const preview = usePreview(document)
  const asksForCounty = detailsOf(document, type).some((fact) => fact.type === 'county')
  const { data: counties = [] } = useQuery({ ...countiesQuery, enabled: type.county || asksForCounty })
  const isForSale = type.available && preview.paper !== null
  const obstacles = openIssues(preview, acknowledgments.read, type)
  const subject = { document, type, preview, isForSale }
  return (
    <Page title={`${copy.review.title}: ${titleOf(document)}`} width="task">
      <TaskBar isColumn back={<BackLink to={paths.dashboard()} label={copy.shell.backToDocuments} />}>
        <p className="font-serif font-medium">{titleOf(document)}</p>
      </TaskBar>
      <div className="task mx-auto max-w-6xl px-4 pt-6 pb-28 sm:px-6 sm:pt-8 lg:pb-16">
        <ReviewHeading {...subject} obstacles={obstacles} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ReviewPaper {...subject} county={countyOf(document, counties)} />
          <div className="min-w-0">
            <OpenIssueList {...subject} acknowledgments={acknowledgments} />
            {type.county && counties.length > 0 && (
              <section className="mb-8">
                <h2 className="mb-4 text-heading">{copy.county.title}</h2>
                <CountyChoice document={document} counties={counties} />
              </section>
            )}
            <Details document={document} type={type} counties={counties} />
            <EffortNote effort={printedPaper(preview).effort} />
            <Infos findings={ofLevel(preview, 'info')} />
            <h2 className="mt-12 mb-4 text-heading">{copy.review.answersTitle}</h2>
            <Fold summary={copy.review.showAnswers(askedQuestions(type, document.interview).length)}>
              <AnswerSummary document={document} type={type} />
            </Fold>
            <section className="mt-10 rounded-md bg-sunken p-5 sm:p-6">
              <h2 className="mb-2 text-subhead">{copy.dashboard.handOff}</h2>
              <HandOffInvitation id={document.id} />
            </section>
          </div>
          <ReviewPayment {...subject} obstacles={obstacles} />
        </div>
      </div>
    </Page>
  )
}

/** After a change made on this page, what is shown stays until the new reading is there. */
function usePreview({ id, version }: Document) {
  return useSuspenseQuery(previewQuery({ id, version: useDeferredValue(version) })).data
}
