import { Link } from 'react-router'
import { copy } from '@/copy'
import proof from '@/copy/proof.json'
import { calendarDay } from '@/lib/dates'
import { HOW_WE_KNOW, paths } from '@/lib/paths'
import { Drawing } from '@/ui/drawings/drawing'
import { ProofTable } from './proof-table'

const text = copy.howWeKnow

const sumOf = (figure: 'combinations' | 'documents' | 'blocked' | 'failing'): number =>
  proof.types.reduce((sum, type) => sum + type[figure], 0)

const written = (count: number): string => count.toLocaleString('en-US')

/** What is proved of the documents, and what no one has checked: the figures are those of the proof itself. */
export function HowWeKnow() {
  return (
    <section aria-labelledby={HOW_WE_KNOW} className="mt-16 border-t border-line pt-12">
      <div className="flex flex-wrap items-center gap-6">
        <Drawing motif="seal" className="w-36" />
        <div className="min-w-0 flex-1 basis-60">
          {/* On a phone the drawing stands above it, and comes into view with it. */}
          <h2 id={HOW_WE_KNOW} tabIndex={-1} className="scroll-mt-6 text-title max-sm:scroll-mt-44">
            {text.title}
          </h2>
          <p className="mt-2 text-lg text-soft">{text.lead}</p>
        </div>
      </div>
      <Figures />
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <Checked />
        <Open />
      </div>
      <ProofTable types={proof.types} />
    </section>
  )
}

/** What it comes to, the open points as large as the others. */
function Figures() {
  const figures = [
    { figure: sumOf('combinations'), what: text.combinations },
    { figure: sumOf('documents'), what: text.made },
    { figure: sumOf('failing'), what: text.failing },
    { figure: proof.uncheckedSources, what: text.toCheck },
  ]
  return (
    <dl className="mt-8 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ figure, what }) => (
        <div
          key={what}
          className="flex flex-wrap items-baseline gap-x-4 bg-raised px-5 py-3 sm:flex-col sm:flex-nowrap sm:px-7 sm:py-6"
        >
          <dt className="min-w-0 text-base text-soft max-sm:grow max-sm:basis-40">{what}</dt>
          <dd className="order-first font-serif text-title tabular-nums max-sm:min-w-16 max-sm:text-heading">
            {written(figure)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Checked() {
  return (
    <div className="max-w-2xl space-y-3">
      <h3 className="text-heading">{text.doneTitle}</h3>
      <p>{text.assembled}</p>
      <p>{text.blocked(written(sumOf('blocked')))}</p>
      <p>{text.lawAsOf(calendarDay(proof.lawAsOf))}</p>
    </div>
  )
}

function Open() {
  return (
    <div className="max-w-2xl space-y-3">
      <h3 className="text-heading">{text.openTitle}</h3>
      <p>{text.noLawyer}</p>
      <p>{text.sources}</p>
      <Link to={paths.laws()} className="link inline-block py-1">
        {text.law}
      </Link>
    </div>
  )
}
