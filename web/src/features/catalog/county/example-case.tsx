import type { CountyExample } from '@/api/types'
import { copy } from '@/copy'
import { Disclosure } from '@/ui/disclosure'
import { CountyFacts } from './county-facts'
import { SampleCase } from './sample-case'

const text = copy.counties

/** One county's sample case: what it asks for, how long it takes, and whose case it is. */
export function ExampleCase({ example }: { example: CountyExample }) {
  const { county, localRequirements } = example
  return (
    <div className="mt-8">
      <h3 aria-live="polite" className="text-heading">
        {text.nameOf(county.name)}
      </h3>
      {/* All counties stand above with theirs. */}
      <Disclosure summary={copy.county.facts} isWide>
        <CountyFacts county={county} asks={localRequirements} />
      </Disclosure>
      <Timeline steps={example.estimatedTimeline} />
      <SampleCase example={example} />
    </div>
  )
}

function Timeline({ steps }: { steps: CountyExample['estimatedTimeline'] }) {
  const stations = [
    { name: text.filing, time: steps.filing },
    { name: text.service, time: steps.service },
    { name: text.response, time: steps.response },
    { name: text.finalHearing, time: steps.finalHearing },
  ]
  return (
    <section className="mt-10">
      <h4 className="text-subhead">{text.timeline}</h4>
      <ol className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {stations.map(({ name, time }, index) => (
          <li key={name} className="border-t-3 border-accent pt-3">
            <p className="font-semibold">{`${index + 1}. ${name}`}</p>
            <p className="mt-1 text-base text-soft">{time}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
