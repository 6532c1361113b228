import type { LawClause, LawSource, LawInstrument as LawInstrumentData } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Disclosure } from '@/ui/disclosure'
import { CheckIcon } from '@/ui/icons'
import { QuestionIcon } from '@/ui/screen-icons'
import { Sources } from './sources'

/** An instrument's clauses, in the order in which they are printed. */
export function LawInstrument({ instrument }: { instrument: LawInstrumentData }) {
  const [title, ...others] = instrument.titles
  if (instrument.clauses.length === 0) return null
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
      <Disclosure
        summary={
          <span className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h3 className="text-subhead">{heading}</h3>
            <Seen sources={sources} />
          </span>
        }
        isWide
      >
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

/** Whether all that a clause rests on was seen, before one opens it. */
function Seen({ sources }: { sources: LawSource[] }) {
  const open = sources.filter(({ checked }) => !checked).length
  const Mark = open > 0 ? QuestionIcon : CheckIcon
  return (
    <span className={cx('text-sm font-normal', open > 0 ? 'text-warning-text' : 'text-palm')}>
      <Mark className="mr-1 inline size-4" />
      {open > 0 ? copy.law.toCheck(open) : copy.law.allSeen}
    </span>
  )
}
