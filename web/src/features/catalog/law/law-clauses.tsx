import { useId, useState } from 'react'
import type { LawClause, LawInstrument as Instrument } from '@/api/types'
import { copy } from '@/copy'
import { boxClass } from '@/ui/field'
import { LawInstrument } from './law-instrument'

const text = copy.law

/** The clauses of all instruments, and the way to the ones that are looked for. */
export function LawClauses({ instruments }: { instruments: Instrument[] }) {
  const id = useId()
  const [wanted, setWanted] = useState('')
  const found = instruments.map((instrument) => ({
    ...instrument,
    clauses: instrument.clauses.filter((clause) => speaksOf(clause, wanted)),
  }))
  return (
    <>
      <div className="mt-10 max-w-md">
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {text.filter}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className={boxClass(false)}
        />
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {text.filterHint}
        </p>
        <p role="status" className="text-sm font-semibold">
          {wanted.trim() !== '' && text.filtered(countOf(found), countOf(instruments))}
        </p>
      </div>
      {found.map((instrument) => (
        <LawInstrument key={instrument.titles.join()} instrument={instrument} />
      ))}
    </>
  )
}

const countOf = (instruments: Instrument[]): number =>
  instruments.reduce((sum, { clauses }) => sum + clauses.length, 0)

/** Whether each of the words is in the clause or its sources. */
function speaksOf({ heading, meaning, sources }: LawClause, wanted: string): boolean {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const all = [heading, meaning, ...sources.map(({ cite }) => cite)].join(' ').toLowerCase()
  return words.every((word) => all.includes(word))
}
