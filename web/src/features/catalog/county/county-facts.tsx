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
          <div
            key={label}
            className="bg-raised p-4 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:py-2.5"
          >
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-serif text-lg sm:mt-1 sm:text-subhead">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8">
        <a
          href={county.clerkWebsite}
          rel="noreferrer"
          target="_blank"
          className="link my-2 inline-block py-1 break-words"
        >
          {text.clerk(county.name)}
        </a>
        <details className="max-w-2xl text-base text-soft">
          <Summary className="min-h-11 w-fit gap-2">{text.feesTitle}</Summary>
          <p className="pb-2">{text.feesNote}</p>
        </details>
      </div>
      <div className="mt-6 space-y-8">
        <List level={level} title={text.forms} items={asks.forms} />
        <List level={level} title={text.requirements} items={asks.specialRequirements} />
      </div>
    </>
  )
}

type ListProps = { level: 'h2' | 'h4'; title: string; items: string[] }

function List({ level: Heading, title, items }: ListProps) {
  return (
    <section>
      <Heading className="font-serif text-heading font-medium">{title}</Heading>
      <ul className="mt-3 list-disc gap-x-12 pl-5 marker:text-edge md:columns-2">
        {items.map((item) => (
          <li key={item} className="mb-2 break-inside-avoid">
            <WithCitations words={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In parentheses, which may have others in them. */
const CITATION = /(\((?:[^()]|\([^()]*\))*(?:s\.|Form|Fla\.)(?:[^()]|\([^()]*\))*\))/

/** What is asked is read first, and what it is based on stands back. */
const WithCitations = ({ words }: { words: string }) =>
  words.split(CITATION).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="text-base text-soft">
        {part}
      </span>
    ),
  )
