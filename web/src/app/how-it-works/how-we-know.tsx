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
          <h2 id={HOW_WE_KNOW} tabIndex={-1} className="scroll-mt-6 text-title">
            {text.title}
          </h2>
          <p className="mt-2 text-lg text-soft">{text.lead}</p>
        </div>
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <Checked />
        <Open />
      </div>
      <ProofTable types={proof.types} />
    </section>
  )
}

function Checked() {
  return (
    <div className="max-w-2xl space-y-3">
      <h3 className="text-heading">{text.doneTitle}</h3>
      <p>
        {text.assembled(written(sumOf('combinations')), written(sumOf('documents')))}{' '}
        {text.failing(sumOf('failing'))}
      </p>
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
      <p>{text.sources(proof.uncheckedSources)}</p>
      <Link to={paths.laws()} className="link inline-block py-1">
        {text.law}
      </Link>
    </div>
  )
}
