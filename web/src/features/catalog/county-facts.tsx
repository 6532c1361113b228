import type { County } from '@/api/types'
import { copy } from '@/app/copy'
import { shortDollars } from '@/lib/money'

const text = copy.counties

export function CountyFacts({ county }: { county: County }) {
  const { filingFees } = county
  return (
    <section aria-live="polite" className="mt-10">
      <h2 className="text-3xl">{text.heading2(county.name)}</h2>
      <dl className="mt-5 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3 lg:grid-cols-5">
        <Fact label={text.circuit} value={String(county.circuitNumber)} />
        <Fact label={text.filingFee} value={shortDollars(filingFees.divorce * 100)} />
        <Fact label={text.serviceFee} value={shortDollars(filingFees.serviceOfProcess * 100)} />
        <Fact label={text.mediation} value={county.mediationRequired ? text.required : text.optional} />
        <Fact
          label={text.parentingPlan}
          value={county.parentingPlanRequired ? text.requiredWithChildren : text.optional}
        />
      </dl>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <List title={text.forms} items={county.localForms} />
        <List title={text.requirements} items={county.specialRequirements} />
      </div>
      <p className="mt-8">
        <a href={county.clerkWebsite} rel="noreferrer" target="_blank" className="link">
          {text.clerk(county.name)}
        </a>
      </p>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="bg-raised p-4">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-1 font-serif text-xl">{value}</dd>
    </div>
  )
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <section>
      <h3 className="text-2xl">{title}</h3>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-edge">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
