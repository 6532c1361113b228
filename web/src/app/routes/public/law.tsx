import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { readNext } from '@/copy/read-next'
import { LawFindings } from '@/features/catalog/law/law-findings'
import { LawClauses } from '@/features/catalog/law/law-clauses'
import { Unverified } from '@/features/catalog/law/unverified'
import { priceOf } from '@/features/catalog/price'
import { documentTypesQuery, lawQuery } from '@/features/catalog/queries'
import { calendarDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'
import { ArrowLeftIcon } from '@/ui/screen-icons'
import { NotFound } from '../../not-found/not-found'
import { NextBand } from '../../page/next-band'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { Related } from '../../page/related'

/** The law behind one type of document. */
export default function LawPage() {
  const { slug } = useParams()
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const type = types.find((type) => type.slug === slug)
  return type ? <LawOf type={type} types={types} /> : <NotFound />
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

function LawOf({ type, types }: { type: DocumentType; types: DocumentType[] }) {
  const { data: law } = useSuspenseQuery(lawQuery(type.slug))
  useNamedClause()
  return (
    <Page title={copy.law.title(law.name)} description={copy.law.description(law.name)} width="wide">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <Link to={paths.laws()} className="link inline-flex min-h-11 items-center gap-2">
          <ArrowLeftIcon className="size-4" />
          {copy.law.back}
        </Link>
        <Button
          look="secondary"
          shape="compact"
          className="max-sm:hidden print:hidden"
          onClick={() => window.print()}
        >
          {readNext.print}
        </Button>
      </div>
      <div className="@container">
        <div className="mt-3 grid items-center gap-x-4 gap-y-3 sm:gap-x-8 sm:gap-y-0 @min-[20rem]:grid-cols-[auto_minmax(0,1fr)]">
          <Drawing motif={paperMotif(type.icon)} className="w-20 shrink-0 sm:row-span-2 sm:w-36" />
          <PageHeading className="min-w-0 sm:self-end">{copy.law.title(law.name)}</PageHeading>
          <p className="col-span-full mt-3 max-w-2xl text-lg text-soft sm:col-span-1 sm:mt-2 sm:self-start">
            {copy.law.lead}
          </p>
        </div>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-2 border-t border-line pt-5 text-base lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <p className="font-semibold">{copy.paper.lawAsOf(calendarDay(law.lawAsOf), law.version)}</p>
        <p className="text-soft">{copy.law.legend}</p>
      </div>
      <Unverified sentences={law.unverified} />
      <LawClauses instruments={law.instruments}>
        <LawFindings findings={law.findings} />
      </LawClauses>
      <p className="mt-12 border-t border-line pt-5 text-soft">{copy.law.noAdvice}</p>
      <ReadOn type={type} types={types} />
    </Page>
  )
}

function ReadOn({ type, types }: { type: DocumentType; types: DocumentType[] }) {
  const others = types
    .filter(({ id }) => id !== type.id)
    .map(({ name, slug }) => ({ name: readNext.lawOf(name), to: paths.law(slug) }))
  const counties = { name: readNext.counties, to: paths.countyExamples() }
  return (
    <>
      <NextBand
        title={readNext.prepare(type.name)}
        text={readNext.prepareText(priceOf(type))}
        to={paths.checkout(type.id)}
        action={readNext.start}
        label={readNext.startOf(type.name)}
      />
      <Related links={type.county ? [counties, ...others] : others} />
    </>
  )
}
