import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { User } from '@/api/types'
import { copy } from '@/copy'
import { displayName } from '@/features/auth/queries'
import { DocumentGrid } from '@/features/catalog/document-grid'
import { bundlesQuery, documentTypesQuery } from '@/features/catalog/queries'
import { Recent } from '@/features/documents/dashboard/recent'
import { documentsQuery } from '@/features/documents/queries'
import { draftBundle, useCreateBundle } from '@/features/documents/use-create-bundle'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { Page } from '../page/page'
import { PageHeading } from '../page/page-heading'
import { useStartFlow } from '../start/start-flow'
import { EssentialCard } from './essential-card'

export function HomePage({ user }: { user: User }) {
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const { choose, creating } = useStartFlow()
  const { data: offers = [], isPending } = useQuery(bundlesQuery)
  const offer = draftBundle(offers)
  const bundle = useCreateBundle(types, offer)
  const { data: documents, isPending: isLoading } = useInfiniteQuery(documentsQuery)
  return (
    <Page title={copy.home.title} width="wide">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <p className="text-soft">{displayName(user)}</p>
          <PageHeading className="mt-1">{copy.home.heading}</PageHeading>
          <p className="mt-3 max-w-xl text-lg text-soft">
            {documents?.length === 0 ? copy.home.leadNew : copy.home.lead}
          </p>
        </div>
        <Link to={paths.dashboard()} className={buttonClass({ look: 'secondary' })}>
          {copy.home.viewDocuments}
        </Link>
      </div>
      {/* What the person has begun comes before what can be begun. */}
      {isLoading ? <Skeleton lines={3} label={copy.shell.loading} /> : <Recent documents={documents ?? []} />}
      <h2 className="mt-12 mb-5 text-heading">{copy.home.gridTitle}</h2>
      <DocumentGrid types={types} onChoose={choose} creating={creating} isDisabled={bundle.isPending} />
      <EssentialCard offer={offer} bundle={bundle} isDisabled={isPending || creating !== undefined} />
    </Page>
  )
}
