import type { ReactNode, Ref } from 'react'
import type { Paper as PaperData, Section } from '@/api/types'
import { copy } from '@/copy'
import { calendarDay } from '@/lib/dates'
import { cx } from '@/ui/cx'
import { Contents } from './contents'
import { CoverSheet } from './cover-sheet'
import { Instrument } from './instrument'

type PaperProps = {
  paper: PaperData
  isDraft: boolean
  /** What stands under a clause on the screen and is never printed. */
  renderNotes?: (section: Section) => ReactNode
  /** The question whose clauses are marked. */
  marked?: string
  /** Whether it is as long as it is on a phone, where it is folded otherwise. */
  isFolded?: boolean
  /** The scrolling area. */
  ref?: Ref<HTMLElement>
}

/** The document as it will be printed, each instrument on a sheet of its own, in an area that scrolls. */
export function Paper({ paper, isDraft, renderNotes, marked, isFolded = false, ref }: PaperProps) {
  return (
    <section
      ref={ref}
      aria-label={copy.paper.label}
      // A scrolling area has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx(paneClass, isFolded && 'max-sm:max-h-none')}
    >
      {paper.instruments.length > 1 && <Contents paper={paper} />}
      {paper.instruments.map((instrument) => (
        <Instrument
          key={instrument.id}
          instrument={instrument}
          isDraft={isDraft}
          renderNotes={renderNotes}
          marked={marked}
          standing={copy.paper.lawAsOf(calendarDay(paper.lawAsOf), paper.templateVersion)}
        />
      ))}
      <CoverSheet parts={paper.cover} />
    </section>
  )
}

const paneClass =
  '@container relative max-h-[80vh] overflow-y-auto border border-line bg-sunken p-2 motion-safe:scroll-smooth sm:p-5 print:max-h-none print:border-0 print:p-0'
