import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { copy } from '@/copy'
import { CountyBrowser } from '@/features/catalog/county/county-browser'
import { countiesQuery } from '@/features/catalog/queries'
import { ALL_COUNTIES } from '@/lib/paths'
import { Skeleton } from '@/ui/skeleton'
import { Examples } from '../../county-examples/examples'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

const text = copy.counties

export default function CountyExamples() {
  const [search, setSearch] = useSearchParams()
  const choose = (changes: Record<string, string>) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Page title={text.title} description={text.description} width="wide">
      <PageHeading>{text.heading}</PageHeading>
      <p className="mt-3 mb-10 max-w-2xl text-lg text-soft">{text.lead}</p>
      <Suspense fallback={<Skeleton label={text.loadingCounties} lines={12} />}>
        <AllCounties chosen={search.get('county')} onChoose={(county) => choose({ county })} />
      </Suspense>
      <Examples chosen={search.get('example')} onChoose={(example) => choose({ example })} />
    </Page>
  )
}

type AllCountiesProps = { chosen: string | null; onChoose: (county: string) => void }

/** The list is long and comes later than the words around it. */
function AllCounties({ chosen, onChoose }: AllCountiesProps) {
  const { data: counties } = useSuspenseQuery(countiesQuery)
  const { hash } = useLocation()
  return (
    <CountyBrowser counties={counties} chosen={chosen} isWanted={hash === ALL_COUNTIES} onChoose={onChoose} />
  )
}
