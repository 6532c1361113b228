import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { LawFindings } from '@/features/catalog/law/law-findings'
import { LawClauses } from '@/features/catalog/law/law-clauses'
import { Unverified } from '@/features/catalog/law/unverified'
import { documentTypesQuery, lawQuery } from '@/features/catalog/queries'
import { calendarDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'
import { ArrowLeftIcon } from '@/ui/screen-icons'
import { NotFound } from '../../not-found/not-found'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

/** The law behind one type of document. */
export default function LawPage() {
  const { slug } = useParams()
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const type = types.find((type) => type.slug === slug)
  return type ? <LawOf slug={type.slug} icon={type.icon} /> : <NotFound />
}

/** A source that the assistant cites leads to the clause that rests on it, which is folded, and not there before the page is. */
function useNamedClause() {
  const { hash } = useLocation()
  useEffect(() => {
    const clause = document.getElementById(hash.slice(1))
    clause?.querySelector('details')?.setAttribute('open', '')
    for (let fold = clause?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
      fold.open = true
    }
    clause?.scrollIntoView()
    clause?.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash])
}

function LawOf({ slug, icon }: Pick<DocumentType, 'slug' | 'icon'>) {
  const { data: law } = useSuspenseQuery(lawQuery(slug))
  useNamedClause()
  return (
    <Page title={copy.law.title(law.name)} description={copy.law.description(law.name)}>
      <Link to={paths.laws()} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeftIcon className="size-4" />
        {copy.law.back}
      </Link>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Drawing motif={paperMotif(icon)} className="w-24 shrink-0 sm:w-36" />
        <div className="min-w-0 flex-1 basis-72">
          <PageHeading>{copy.law.title(law.name)}</PageHeading>
          <p className="mt-2 max-w-2xl text-lg text-soft">{copy.law.lead}</p>
        </div>
      </div>
      <p className="mt-5 max-w-2xl font-semibold">
        {copy.paper.lawAsOf(calendarDay(law.lawAsOf), law.version)}
      </p>
      <p className="mt-3 max-w-2xl text-soft">{copy.law.legend}</p>
      <Unverified sentences={law.unverified} />
      <LawClauses instruments={law.instruments} />
      <LawFindings findings={law.findings} />
      <p className="mt-12 border-t border-line pt-5 text-soft">{copy.law.noAdvice}</p>
    </Page>
  )
}
