import type { ReactNode } from 'react'
import type { Paper as PaperData } from '@/api/types'
import { copy } from '@/copy'
import { calendarDay } from '@/lib/dates'
import { Contents } from './contents'
import { CoverSheet } from './cover-sheet'
import { Instrument } from './instrument'
import './sheet-face.css'
import './pages.css'
import type { PaperView } from './view'

type PaperProps = PaperView & {
  paper: PaperData
}

/** The document as it will be printed, each instrument on a sheet of its own, as long as it is. */
export function Paper({ paper, ...view }: PaperProps) {
  return (
    <section aria-label={copy.paper.label} className={flowClass}>
      {paper.instruments.length > 1 && <Contents paper={paper} />}
      <Sheets paper={paper} {...view} />
    </section>
  )
}

/** The instruments, and after them the cover sheet. */
export function Sheets({ paper, ...view }: PaperProps): ReactNode {
  return (
    <>
      {paper.instruments.map((instrument) => (
        <Instrument
          key={instrument.id}
          instrument={instrument}
          view={view}
          standing={copy.paper.lawAsOf(calendarDay(paper.lawAsOf), paper.templateVersion)}
        />
      ))}
      <CoverSheet parts={paper.cover} />
    </>
  )
}

const flowClass =
  'flowing-paper @container relative border border-line bg-sunken p-2 sm:p-5 print:border-0 print:p-0'
