import type { LawClause, LawInstrument as LawInstrumentData } from '@/api/types'
import { copy } from '@/copy'
import { Sources } from './sources'

/** An instrument's clauses, in the order in which they are printed. */
export function LawInstrument({ instrument }: { instrument: LawInstrumentData }) {
  const [title, ...others] = instrument.titles
  return (
    <section className="mt-12">
      <h2 className="text-title">{title}</h2>
      {others.length > 0 && <p className="mt-2 text-soft">{copy.law.otherTitles(others)}</p>}
      {instrument.when && <p className="mt-2 text-soft">{copy.law.instrumentWhen(instrument.when)}</p>}
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {instrument.clauses.map((clause) => (
          <Clause key={clause.id} clause={clause} />
        ))}
      </ol>
    </section>
  )
}

function Clause({ clause: { id, heading, meaning, sources, when } }: { clause: LawClause }) {
  return (
    <li id={id} className="grid scroll-mt-24 gap-x-10 py-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <h3 className="text-subhead">{heading}</h3>
        <p className="mt-1">{meaning}</p>
        <p className="mt-2 text-base text-soft">{when ? copy.law.when(when) : copy.law.always}</p>
      </div>
      <Sources sources={sources} />
    </li>
  )
}
