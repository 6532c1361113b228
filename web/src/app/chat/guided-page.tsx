import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { copy } from '@/copy'
import { countiesQuery, documentTypesQuery } from '@/features/catalog/queries'
import { documentQuery } from '@/features/documents/queries'
import { paths } from '@/lib/paths'
import { titleOf } from '@/features/documents/title'
import { InvalidType } from '../errors/invalid-type'
import { Page } from '../page/page'
import { PageSkeleton } from '../page/page-skeleton'
import { GuidedChat } from './guided-chat'

/** The AI-guided screen of a document. The law asks for the disclosure before any help. */
export function GuidedPage({ id }: { id: number }) {
  const [{ data: document }, { data: types }] = useSuspenseQueries({
    queries: [documentQuery(id), documentTypesQuery],
  })
  const type = types.find((type) => type.id === document.type)
  const asksForCounty = type?.county || type?.facts.some((fact) => fact.type === 'county')
  const counties = useQuery({
    ...countiesQuery,
    enabled: asksForCounty === true,
    throwOnError: type?.county === true,
  })
  if (!type) return <InvalidType types={types} />
  if (!document.disclosureAcknowledged) return <Navigate to={paths.disclosure(id)} replace />
  if (type.county && !counties.data) return <PageSkeleton />
  return (
    <Page title={copy.chat.pageTitle(titleOf(document))} width="task">
      <GuidedChat key={id} document={document} type={type} counties={counties.data ?? []} />
    </Page>
  )
}
