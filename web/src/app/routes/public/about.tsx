import { useSuspenseQuery } from '@tanstack/react-query'
import { copy } from '@/copy'
import { PriceList } from '@/features/catalog/price-list'
import { documentTypesQuery } from '@/features/catalog/queries'
import { useClaims } from '@/features/catalog/use-claims'
import { paths } from '@/lib/paths'
import { processingFee } from '@/lib/processing-fee'
import { CoquinaWall } from '../../home/coquina-wall'
import { Begin } from '../../page/begin'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { Related } from '../../page/related'

const text = copy.about

export default function About() {
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  return (
    <Page title={text.title} description={text.description} width="wide">
      <CoquinaWall className="mb-6 block h-20 w-full rounded-lg sm:mb-8 sm:h-40" />
      <PageHeading>{text.heading}</PageHeading>
      <p className="mt-3 max-w-2xl text-lg text-soft">{text.lead}</p>
      <div className="mt-10 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1.4fr_1fr]">
        <div className="space-y-9">
          {text.parts.map((part) => (
            <Part key={part.title} {...part} />
          ))}
        </div>
        <section>
          <h2 className="text-heading">{text.pricesTitle}</h2>
          <p className="mt-2 mb-4 text-soft">{text.pricesLead(processingFee)}</p>
          <PriceList types={types} />
          <Savings />
        </section>
      </div>
      <Begin />
      <Related
        links={[
          { name: text.how, to: paths.howItWorks() },
          { name: text.law, to: paths.laws() },
          { name: text.contact, to: paths.contact() },
        ]}
      />
    </Page>
  )
}

function Part({ title, text: paragraphs }: { title: string; text: readonly string[] }) {
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-prose">
          {paragraph}
        </p>
      ))}
    </section>
  )
}

/** What the site says of its bundles, in the server's words. Their prices, and what they come to, are with the bundles. */
function Savings() {
  const claims = [...useClaims('essential'), ...useClaims('complete')]
  return claims.map((claim) => (
    <p key={claim} className="mt-3 text-base text-soft">
      {claim}
    </p>
  ))
}
