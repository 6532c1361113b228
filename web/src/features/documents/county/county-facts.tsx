import type { County } from '@/api/types'
import { copy } from '@/copy'
import { shortDollars } from '@/lib/money'

const text = copy.counties

/** What one needs to know of a county before one files there. */
export function CountyFacts({ county }: { county: County }) {
  const { circuitNumber, filingFees, mediationRequired, parentingPlanRequired } = county
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-3">
      <Fact label={text.circuit} value={String(circuitNumber)} />
      <Fact label={text.filingFee} value={text.about(shortDollars(filingFees.divorce * 100))} />
      <Fact label={text.serviceFee} value={text.about(shortDollars(filingFees.serviceOfProcess * 100))} />
      <Fact label={text.mediation} value={mediationRequired ? text.ifInDispute : text.optional} />
      <Fact
        label={text.parentingPlan}
        value={parentingPlanRequired ? text.requiredWithChildren : text.optional}
      />
    </dl>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
)

export const ClerkLink = ({ county: { name, clerkWebsite } }: { county: County }) => (
  <a href={clerkWebsite} rel="noreferrer" target="_blank" className="link inline-flex min-h-11 items-center">
    {text.clerk(name)}
  </a>
)
