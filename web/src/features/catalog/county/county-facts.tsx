import type { County } from '@/api/types'
import { copy } from '@/copy'
import { countyFacts } from '@/ui/county-facts'
import { Summary } from '@/ui/summary'

const text = copy.counties

export type Requirements = Pick<
  County,
  'filingFees' | 'specialRequirements' | 'mediationRequired' | 'parentingPlanRequired'
> & { forms: string[] }
type Place = Pick<County, 'name' | 'circuitNumber' | 'clerkWebsite'>

type CountyFactsProps = { county: Place; asks: Requirements; level?: 'h2' | 'h4' }

/** What a county asks of an uncontested divorce. */
export function CountyFacts({ county, asks, level = 'h4' }: CountyFactsProps) {
  return (
    <>
      <dl className="mt-5 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3 lg:grid-cols-5">
        {countyFacts(county, asks).map(([label, value]) => (
          <div key={label} className="bg-raised p-4">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="mt-1 font-serif text-subhead">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-2 max-w-2xl text-base text-soft">
        <Summary className="min-h-11 w-fit gap-2">{text.feesTitle}</Summary>
        <p className="pb-2">{text.feesNote}</p>
      </details>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <List level={level} title={text.forms} items={asks.forms} />
        <List level={level} title={text.requirements} items={asks.specialRequirements} />
      </div>
      <p className="mt-6">
        <a
          href={county.clerkWebsite}
          rel="noreferrer"
          target="_blank"
          className="link inline-block py-1 break-words"
        >
          {text.clerk(county.name)}
        </a>
      </p>
    </>
  )
}

type ListProps = { level: 'h2' | 'h4'; title: string; items: string[] }

function List({ level: Heading, title, items }: ListProps) {
  return (
    <section>
      <Heading className="font-serif text-heading font-medium">{title}</Heading>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-edge">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
