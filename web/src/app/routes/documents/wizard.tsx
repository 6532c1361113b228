import { useQuery, useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ComponentProps } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { offeredQuery } from '@/api/people-book'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { countiesQuery, documentTypeQuery, documentTypesQuery } from '@/features/catalog/queries'
import { COUNTY, questionAt, shownAnswer } from '@/features/documents/answers'
import { detailsOf, partOf } from '@/features/documents/details/detail-groups'
import { DetailsStep } from '@/features/documents/wizard/details-step'
import { documentQuery } from '@/features/documents/queries'
import { titleOf } from '@/features/documents/title'
import { CountyStep } from '@/features/documents/wizard/county-step'
import { QuestionList } from '@/features/documents/wizard/question-list'
import { Wizard } from '@/features/documents/wizard/wizard'
import { BarTitle } from '@/features/documents/workspace/bar-title'
import { paths } from '@/lib/paths'
import { InvalidType } from '../../errors/invalid-type'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { useDocumentId } from './use-document-id'

const AskDrawer = lazy(() =>
  import('@/features/assistant/ask/ask-drawer').then((drawer) => ({ default: drawer.AskDrawer })),
)

export default function WizardPage() {
  const id = useDocumentId()
  const [search] = useSearchParams()
  const [{ data: document }, { data: book }] = useSuspenseQueries({
    queries: [documentQuery(id), offeredQuery],
  })
  const { data: type } = useSuspenseQuery(documentTypeQuery(useQueryClient(), document.type))
  const wanted = search.get('question')
  const question = type && questionAt(type, document, wanted)
  // A question that is answered in words alone has no county to choose.
  const asked = wanted ?? (search.has('details') ? null : question?.id)
  const isInWords = question?.id === asked && !type?.facts.some(({ composes }) => composes === asked)
  const { data: counties = [] } = useQuery({ ...countiesQuery, enabled: !isInWords })
  if (!type || !question) return <NoSuchType />
  // The law asks for the disclosure before any help.
  if (!document.disclosureAcknowledged) return <Navigate to={paths.disclosure(id)} replace />
  const part = partOf(document, type, wanted)
  if (part) return <DetailsPage {...{ document, type, counties, part }} wanted={wanted ?? undefined} />
  const details = Number(search.get('details'))
  if (details > 0 && detailsOf(document, type).length > 0)
    return <DetailsPage {...{ document, type, counties, part: details }} />
  if (type.county && wanted === COUNTY) return <CountyPage {...{ document, type, counties }} />
  if (wanted === null && document.interview.complete) return <ListPage document={document} type={type} />
  // From here on the address says which question it is, so that saving does not move the page under the person.
  if (question.id !== wanted)
    return <Navigate to={`?${new URLSearchParams({ question: question.id })}`} replace />
  return (
    <Page title={copy.wizard.title(titleOf(document), question.text)} width="task">
      <Wizard
        key={id}
        document={document}
        type={type}
        question={question}
        counties={counties}
        book={book}
        renderAsk={(ways) => (
          <AskDrawer
            document={id}
            type={type}
            question={question}
            shown={shownAnswer}
            chat={paths.chat(id, question.id)}
            {...ways}
          />
        )}
        heading={<Heading document={document} />}
      />
    </Page>
  )
}

function NoSuchType() {
  return <InvalidType types={useSuspenseQuery(documentTypesQuery).data} />
}

function ListPage({ document, type }: Omit<ComponentProps<typeof QuestionList>, 'heading'>) {
  return (
    <Page title={copy.wizard.title(titleOf(document), copy.questionList.title)} width="task">
      <QuestionList
        key={document.id}
        document={document}
        type={type}
        heading={<Heading document={document} />}
      />
    </Page>
  )
}

type DetailsPageProps = Omit<ComponentProps<typeof DetailsStep>, 'heading'>

function DetailsPage({ document, part, ...rest }: DetailsPageProps) {
  return (
    <Page title={copy.wizard.title(titleOf(document), copy.details.title)} width="task">
      <DetailsStep
        key={`${document.id} ${part}`}
        document={document}
        part={part}
        heading={<Heading document={document} />}
        {...rest}
      />
    </Page>
  )
}

type CountyPageProps = Omit<ComponentProps<typeof CountyStep>, 'heading'>

function CountyPage({ document, type, counties }: CountyPageProps) {
  return (
    <Page title={copy.wizard.title(titleOf(document), copy.county.title)} width="task">
      <CountyStep
        key={document.id}
        document={document}
        type={type}
        counties={counties}
        heading={<Heading document={document} />}
      />
    </Page>
  )
}

const Heading = ({ document }: { document: Document }) => (
  <PageHeading size="small">
    <BarTitle document={document} />
  </PageHeading>
)
