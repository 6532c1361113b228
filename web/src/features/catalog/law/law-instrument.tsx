import type { LawClause, LawSource, LawInstrument as LawInstrumentData } from '@/api/types'
import { copy } from '@/copy'
import { Disclosure } from '@/ui/disclosure'
import { Fold } from '@/ui/fold'
import { QuestionIcon } from '@/ui/screen-icons'
import { Summary } from '@/ui/summary'
import { Sources } from './sources'
import { When } from './when'

type InstrumentProps = {
  instrument: LawInstrumentData
  /** For the way to it. */
  id: string
  /** Whether its clauses stand open on a phone. */
  isOpen: boolean
}

/** An instrument's clauses, in the order in which they are printed. */
export function LawInstrument({ instrument, id, isOpen }: InstrumentProps) {
  const { titles, clauses, when, conditions } = instrument
  const [title = '', ...others] = titles
  if (clauses.length === 0) return null
  return (
    <section className="mt-10 sm:mt-12">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-heading">
        {title}
      </h2>
      {others.length > 0 && <Others titles={others} />}
      {when && (
        <When
          words={when}
          conditions={conditions}
          sentence={copy.law.instrumentWhen}
          title={copy.law.packetWhen}
        />
      )}
      <Fold
        key={String(isOpen)}
        isOpen={isOpen}
        summary={
          <>
            {copy.law.clauseCount(clauses.length)}
            <span className="sr-only">: {title}</span>
          </>
        }
        className="mt-3 max-sm:rounded-md max-sm:bg-raised max-sm:px-4"
      >
        <ol className="border-t border-line">
          {clauses.map((clause) => (
            <Clause key={clause.id} clause={clause} />
          ))}
        </ol>
      </Fold>
    </section>
  )
}

const Others = ({ titles }: { titles: string[] }) => (
  <details className="mt-2 text-soft">
    <Summary className="min-h-11 w-fit gap-2 font-semibold">{copy.law.otherTitles(titles.length)}</Summary>
    <ul className="list-disc space-y-1 pl-5">
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  </details>
)

/** Folded, so that the list can be overlooked: a document has some thirty clauses. */
function Clause({ clause: { id, heading, meaning, sources, when, conditions } }: { clause: LawClause }) {
  return (
    <li id={id} data-clause className="scroll-mt-24 scroll-mb-48">
      <Disclosure
        summary={
          <span className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h3 className="text-subhead">{heading}</h3>
            <ToCheck sources={sources} />
          </span>
        }
        isWide
      >
        <div className="grid gap-x-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="max-w-2xl">
            <p>{meaning}</p>
            <div className="text-base">
              {when ? (
                <When
                  words={when}
                  conditions={conditions}
                  sentence={copy.law.when}
                  title={copy.law.printedWhen}
                />
              ) : (
                <p className="mt-2 text-soft">{copy.law.always}</p>
              )}
            </div>
          </div>
          <Sources sources={sources} />
        </div>
      </Disclosure>
    </li>
  )
}

/** How much of what a clause rests on was not seen, before one opens it. */
function ToCheck({ sources }: { sources: LawSource[] }) {
  const open = sources.filter(({ checked }) => !checked).length
  if (open === 0) return null
  return (
    <span className="text-sm font-normal text-warning-text">
      <QuestionIcon className="mr-1 inline size-4" />
      {copy.law.toCheck(open)}
    </span>
  )
}
