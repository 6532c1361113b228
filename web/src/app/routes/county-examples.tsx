import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CountyFacts } from '@/features/catalog/county-facts'
import { countiesQuery } from '@/features/catalog/queries'
import { SelectField } from '@/ui/field'
import { copy } from '../copy'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'

const FIRST_SHOWN = 'duval'

export default function CountyExamples() {
  const { data: counties } = useSuspenseQuery(countiesQuery)
  const [search, setSearch] = useSearchParams({ county: FIRST_SHOWN })
  const county = counties.find(({ id }) => id === search.get('county')) ?? counties[0]
  return (
    <Page title={copy.counties.title}>
      <PageHeading>{copy.counties.heading}</PageHeading>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">{copy.counties.lead}</p>
      <div className="max-w-sm">
        <SelectField
          label={copy.counties.choose}
          value={county?.id}
          onChange={(event) =>
            setSearch({ county: event.target.value }, { replace: true, preventScrollReset: true })
          }
        >
          {counties.map(({ id, name, circuitNumber }) => (
            <option key={id} value={id}>
              {copy.counties.option(name, circuitNumber)}
            </option>
          ))}
        </SelectField>
      </div>
      {county && <CountyFacts county={county} />}
    </Page>
  )
}
