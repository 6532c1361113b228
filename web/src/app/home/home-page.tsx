import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DocumentType, User } from '@/api/types'
import { copy } from '@/copy'
import { displayName } from '@/features/auth/queries'
import { bundleOrder } from '@/features/catalog/bundle-order'
import { DocumentGrid } from '@/features/catalog/document-grid'
import { bundlesQuery, documentTypesQuery } from '@/features/catalog/queries'
import { Recent } from '@/features/documents/dashboard/recent'
import { documentsQuery } from '@/features/documents/queries'
import { draftBundle, useCreateBundle } from '@/features/documents/use-create-bundle'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { Skeleton } from '@/ui/skeleton'
import { Page } from '../page/page'
import { PageHeading } from '../page/page-heading'
import { useStartFlow } from '../start/start-flow'
import { EssentialCard } from './essential-card'
import { Situations } from './situations'

export function HomePage({ user }: { user: User }) {
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const { choose, creating } = useStartFlow()
  const { data: offers = [], isPending } = useQuery(bundlesQuery)
  const offer = draftBundle(offers)
  const bundle = useCreateBundle(types, offer)
  const { data: documents, isPending: isLoading } = useInfiniteQuery(documentsQuery)
  const isNew = documents?.length === 0
  const isBusy = bundle.isPending || creating !== undefined
  // The button that was pressed says what it does, and no other of the same document.
  const [isBySituation, setBySituation] = useState(false)
  const startIn = (bySituation: boolean) => (type: DocumentType) => {
    setBySituation(bySituation)
    choose(type, 'ai-only')
  }
  const situation = isBySituation ? creating : undefined
  const card = isBySituation ? undefined : creating
  const grid = <DocumentGrid types={types} onChoose={startIn(false)} creating={card} isDisabled={isBusy} />
  return (
    <Page title={copy.home.title} width="wide">
      <Greeting name={displayName(user)} isNew={isNew} />
      {/* Whether there are documents decides what comes first: nothing may move afterwards. */}
      {isLoading && <Skeleton lines={3} label={copy.shell.loading} />}
      {isNew && (
        <>
          <Situations
            onChoose={startIn(true)}
            creating={situation}
            isDisabled={isBusy}
            size="small"
            className="mt-8"
          />
          <h2 className="mt-12 mb-5 text-heading">{copy.home.all}</h2>
          {grid}
        </>
      )}
      {!isNew && !isLoading && (
        <>
          <Recent
            documents={documents ?? []}
            order={bundleOrder(offers)}
            toAll={<ToDocuments look="quiet" className="-mr-2.5 min-[23rem]:-mr-4 sm:-mr-5" />}
          />
          {!documents && <ToDocuments className="mt-8" />}
          <h2 className="mt-12 mb-5 text-heading max-sm:sr-only">{copy.home.gridTitle}</h2>
          <Fold summary={<span className="text-lg">{copy.home.gridTitle}</span>} className="max-sm:mt-8">
            {grid}
          </Fold>
        </>
      )}
      <EssentialCard offer={offer} bundle={bundle} isDisabled={isPending || creating !== undefined} />
      {isNew && <ToDocuments className="mt-8" />}
    </Page>
  )
}

function Greeting({ name, isNew }: { name: string; isNew: boolean }) {
  return (
    <>
      <div className="flex flex-col-reverse items-start gap-y-1">
        <PageHeading>{copy.home.heading}</PageHeading>
        <p className="max-w-full min-w-0 break-words text-soft">{name}</p>
      </div>
      {/* On a phone what comes next is seen at once. */}
      <p className={cx('mt-3 max-w-xl text-lg text-soft', !isNew && 'max-sm:hidden')}>
        {isNew ? copy.home.leadNew : copy.home.lead}
      </p>
    </>
  )
}

type ToDocumentsProps = { look?: 'secondary' | 'quiet'; className?: string }

/** Who has begun nothing finds it last; else it stands beside those that are shown. */
const ToDocuments = ({ look = 'secondary', className }: ToDocumentsProps) => (
  <Link to={paths.dashboard()} className={buttonClass({ look, shape: 'tight', className })}>
    {copy.home.viewDocuments}
  </Link>
)
