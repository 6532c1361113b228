import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { County, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { readNext } from '@/copy/read-next'
import { CountyFacts } from '@/features/catalog/county/county-facts'
import { priceOf } from '@/features/catalog/price'
import { countiesQuery, documentTypesQuery } from '@/features/catalog/queries'
import { paths } from '@/lib/paths'
import { ArrowLeftIcon } from '@/ui/screen-icons'
import { NotFound } from '../../not-found/not-found'
import { NextBand } from '../../page/next-band'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { Related } from '../../page/related'

const text = copy.counties

/** What one county asks of a divorce, at an address of its own. */
export default function CountyPage() {
  const { countyId } = useParams()
  const [{ data: counties }, { data: types }] = useSuspenseQueries({
    queries: [countiesQuery, documentTypesQuery],
  })
  const at = counties.findIndex(({ id }) => id === countyId)
  const county = counties[at]
  const divorce = types.find((type) => type.county)
  if (!county) return <NotFound />
  return (
    <Page
      title={text.pageTitle(county.name)}
      description={text.pageDescription(county.name, county.circuitNumber)}
      width="wide"
    >
      <Link to={paths.countyExamples()} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeftIcon className="size-4" />
        {text.backToAll}
      </Link>
      <PageHeading className="mt-3">{text.pageTitle(county.name)}</PageHeading>
      <p className="mt-3 max-w-2xl text-lg text-soft">{text.pageLead(county.name)}</p>
      <CountyFacts county={county} asks={{ ...county, forms: county.localForms }} level="h2" />
      {divorce && <ToDivorce name={county.name} divorce={divorce} />}
      <Neighbors before={counties[at - 1]} after={counties[at + 1]} />
    </Page>
  )
}

/** The way to the papers that the county asks for, and what they cost. */
const ToDivorce = ({ name, divorce }: { name: string; divorce: DocumentType }) => (
  <>
    <NextBand
      title={text.prepareTitle}
      text={text.prepareText(name, priceOf(divorce))}
      to={paths.checkout(divorce.id)}
      action={text.prepare}
    />
    <Related
      links={[
        { name: readNext.lawOf(divorce.name), to: paths.law(divorce.slug) },
        { name: text.backToAll, to: paths.countyExamples() },
        { name: copy.footer.howItWorks, to: paths.howItWorks() },
      ]}
    />
  </>
)

/** The counties before and after it in the list. */
function Neighbors({ before, after }: { before: County | undefined; after: County | undefined }) {
  return (
    <p className="mt-10 flex flex-wrap justify-between gap-x-8 border-t border-line pt-4">
      <span>{before && <Neighbor county={before} words={text.before(before.name)} />}</span>
      {after && <Neighbor county={after} words={text.after(after.name)} />}
    </p>
  )
}

const Neighbor = ({ county, words }: { county: County; words: string }) => (
  <Link to={paths.countyPage(county.id)} className="link inline-flex min-h-11 items-center">
    {words}
  </Link>
)
