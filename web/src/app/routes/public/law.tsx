import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { copy } from '@/copy'
import { LawFindings } from '@/features/catalog/law/law-findings'
import { LawInstrument } from '@/features/catalog/law/law-instrument'
import { Unverified } from '@/features/catalog/law/unverified'
import { documentTypesQuery, lawQuery } from '@/features/catalog/queries'
import { calendarDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { ArrowLeftIcon } from '@/ui/screen-icons'
import { NotFound } from '../../errors/route-error'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

/** The law behind one type of document. */
export default function LawPage() {
  const { slug } = useParams()
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const type = types.find((type) => type.slug === slug)
  return type ? <LawOf slug={type.slug} /> : <NotFound />
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
  }, [hash])
}

function LawOf({ slug }: { slug: string }) {
  const { data: law } = useSuspenseQuery(lawQuery(slug))
  useNamedClause()
  return (
    <Page title={copy.law.title(law.name)} description={copy.law.description(law.name)}>
      <Link to={paths.laws()} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeftIcon className="size-4" />
        {copy.law.back}
      </Link>
      <PageHeading className="mt-3">{copy.law.title(law.name)}</PageHeading>
      <p className="mt-3 max-w-2xl text-lg text-soft">{copy.law.lead}</p>
      <p className="mt-3 font-semibold">{copy.paper.lawAsOf(calendarDay(law.lawAsOf), law.version)}</p>
      <p className="mt-3 max-w-2xl text-soft">{copy.law.legend}</p>
      <Unverified sentences={law.unverified} />
      {law.instruments.map((instrument) => (
        <LawInstrument key={instrument.titles.join()} instrument={instrument} />
      ))}
      <LawFindings findings={law.findings} />
      <p className="mt-12 border-t border-line pt-5 text-soft">{copy.law.noAdvice}</p>
    </Page>
  )
}
