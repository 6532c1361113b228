import { Link } from 'react-router'
import type { County } from '@/api/types'
import { copy } from '@/copy'
import { shortDollars } from '@/lib/money'
import { paths } from '@/lib/paths'

const text = copy.counties

/** The county that was chosen, with what one needs to know of it before one files. */
export function CountyCard({ county }: { county: County }) {
  const { id, name, circuitNumber, filingFees, mediationRequired, parentingPlanRequired } = county
  return (
    <div className="mt-3 rounded-md border border-line bg-raised p-4 sm:p-5">
      <h3 className="text-subhead">{text.nameOf(name)}</h3>
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
      <p className="mt-3 flex flex-wrap gap-x-5 text-base">
        <a
          href={county.clerkWebsite}
          rel="noreferrer"
          target="_blank"
          className="link inline-flex min-h-11 items-center"
        >
          {text.clerk(name)}
        </a>
        <Link to={paths.countyExamples(id)} className="link inline-flex min-h-11 items-center">
          {copy.county.facts}
        </Link>
      </p>
    </div>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
)
