import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { LawCounts } from '@/features/catalog/law/law-counts'
import { LawSearch } from '@/features/catalog/law/law-search'
import { documentTypesQuery } from '@/features/catalog/queries'
import { paths } from '@/lib/paths'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'
import { Begin } from '../../page/begin'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

/** The way to the law behind each type of document. */
export default function LawsPage() {
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  return (
    <Page title={copy.law.indexTitle} description={copy.law.indexLead} width="wide">
      <PageHeading>{copy.law.indexTitle}</PageHeading>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">{copy.law.indexLead}</p>
      <LawSearch types={types} />
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        {types.map(({ id, slug, icon, name }) => (
          <li key={id} className="flex flex-wrap gap-x-5 gap-y-3 bg-raised p-6">
            <Drawing motif={paperMotif(icon)} className="w-20 shrink-0 self-start sm:w-28" />
            <div className="min-w-0 grow basis-24">
              <h2 className="text-heading">
                <Link to={paths.law(slug)} className="link">
                  {name}
                </Link>
              </h2>
              <LawCounts slug={slug} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-soft">{copy.law.noAdvice}</p>
      <Begin />
    </Page>
  )
}
