import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { CountyBrowser } from '@/features/catalog/county/county-browser'
import { countiesQuery } from '@/features/catalog/queries'
import { copy } from '../copy'
import { Examples } from '../county-examples/examples'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'
import { ALL_COUNTIES } from '../paths'

const text = copy.counties

export default function CountyExamples() {
  const { data: counties } = useSuspenseQuery(countiesQuery)
  const { hash } = useLocation()
  const [search, setSearch] = useSearchParams()
  const choose = (changes: Record<string, string>) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Page title={text.title} description={text.description}>
      <PageHeading>{text.heading}</PageHeading>
      <p className="mt-3 mb-10 max-w-2xl text-lg text-soft">{text.lead}</p>
      <Examples chosen={search.get('example')} onChoose={(example) => choose({ example })} />
      <CountyBrowser
        counties={counties}
        chosen={search.get('county')}
        isWanted={hash === ALL_COUNTIES}
        onChoose={(county) => choose({ county })}
      />
    </Page>
  )
}
