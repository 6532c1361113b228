import type { LawClause, LawInstrument as LawInstrumentData } from '@/api/types'
import { copy } from '@/copy'
import { Disclosure } from '@/ui/disclosure'
import { Sources } from './sources'

/** An instrument's clauses, in the order in which they are printed. */
export function LawInstrument({ instrument }: { instrument: LawInstrumentData }) {
  const [title, ...others] = instrument.titles
  return (
    <section className="mt-12">
      <h2 className="text-title">{title}</h2>
      {others.length > 0 && <p className="mt-2 text-soft">{copy.law.otherTitles(others)}</p>}
      {instrument.when && <p className="mt-2 text-soft">{copy.law.instrumentWhen(instrument.when)}</p>}
      <ol className="mt-4 border-t border-line">
        {instrument.clauses.map((clause) => (
          <Clause key={clause.id} clause={clause} />
        ))}
      </ol>
    </section>
  )
}

/** Folded, so that the list can be overlooked: a document has some thirty clauses. */
function Clause({ clause: { id, heading, meaning, sources, when } }: { clause: LawClause }) {
  return (
    <li id={id} className="scroll-mt-24">
      <Disclosure summary={<h3 className="text-subhead">{heading}</h3>} isWide>
        <div className="grid gap-x-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="max-w-2xl">
            <p>{meaning}</p>
            <p className="mt-2 text-base text-soft">{when ? copy.law.when(when) : copy.law.always}</p>
          </div>
          <Sources sources={sources} />
        </div>
      </Disclosure>
    </li>
  )
}
