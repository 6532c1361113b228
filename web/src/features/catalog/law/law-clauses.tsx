import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { LawInstrument as Instrument } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Contents } from '@/ui/contents'
import { TextField } from '@/ui/field'
import { scrolling } from '@/ui/motion'
import { FINDINGS } from './law-findings'
import { LawInstrument } from './law-instrument'
import { speaksOf } from './speaks-of'

const text = copy.law

type ClausesProps = {
  instruments: Instrument[]
  /** What follows them. */
  children?: ReactNode
}

/** The clauses of all instruments, and the way to the ones that are looked for: beside them where there is room. */
export function LawClauses({ instruments, children }: ClausesProps) {
  const [wanted, setWanted] = useState('')
  const found = instruments.map((instrument) => ({
    ...instrument,
    clauses: instrument.clauses.filter((clause) => speaksOf(clause, wanted)),
  }))
  const isLooking = wanted.trim() !== ''
  const results = useFirstInView(wanted)
  return (
    <div className="mt-8 grid items-start gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="space-y-5 lg:sticky lg:top-6 print:hidden">
        <div>
          <TextField
            label={text.filter}
            hint={text.filterHint}
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <p role="status" className="text-sm font-semibold">
            {isLooking && text.filtered(countOf(found), countOf(instruments))}
          </p>
        </div>
        {/* What is found stands right below the field of a phone. */}
        <div className={cx(isLooking && 'max-lg:hidden')}>
          <Contents
            title={text.contents}
            entries={[
              ...instruments.map(({ titles: [title = ''] }, index) => ({ id: idOf(index), title })),
              { id: FINDINGS, title: text.findingsTitle },
            ]}
          />
        </div>
      </div>
      <div ref={results} className="min-w-0 *:first:mt-6 lg:*:first:mt-0">
        {found.map((instrument, index) => (
          <LawInstrument
            key={instrument.titles.join()}
            id={idOf(index)}
            instrument={instrument}
            isOpen={instruments.length === 1 || isLooking}
          />
        ))}
        {children}
      </div>
    </div>
  )
}

/** The clauses may begin below the screen: the first one that is found comes into it, with some of what follows. */
function useFirstInView(wanted: string) {
  const results = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted.trim() === '') return
    const first = results.current?.querySelector(CLAUSE)
    first?.scrollIntoView({ block: 'nearest', behavior: scrolling() })
  }, [wanted])
  return results
}

const CLAUSE = '[data-clause]'

const idOf = (index: number): string => `instrument-${index + 1}`

const countOf = (instruments: Instrument[]): number =>
  instruments.reduce((sum, { clauses }) => sum + clauses.length, 0)
