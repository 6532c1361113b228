import type { Instrument as InstrumentData } from '@/api/types'
import { copy } from '@/copy'
import { anchors } from './anchors'
import { Clause } from './clause'
import type { PaperView } from './view'

type InstrumentProps = {
  instrument: InstrumentData
  view: PaperView
  /** Of which day and version the clauses are. */
  standing: string
}

/** A paper of its own, with its own heading and signatures. */
export function Instrument({ instrument, view, standing }: InstrumentProps) {
  const { id, title, subject, initials, numbering, sections } = instrument
  const heading = `${anchors.instrument(id)}-title`
  return (
    <article
      id={anchors.instrument(id)}
      aria-labelledby={heading}
      data-sheet={title}
      className="sheet relative mb-5 scroll-mt-20 bg-sheet px-4 py-8 text-lg text-sheet-ink shadow-high last:mb-0 @xl:px-12 @xl:py-14"
    >
      {view.isDraft && <DraftMark />}
      <header className="text-center">
        <h3 id={heading} className="text-heading @xl:text-title">
          {title}
        </h3>
        {subject && <p className="mt-1 text-subhead italic">{subject}</p>}
      </header>
      {sections.map((section) => (
        <Clause key={section.id} section={section} numbering={numbering} view={view} />
      ))}
      <footer className="mt-10 space-y-2 border-t border-sheet-line pt-4 font-sans text-sm text-sheet-soft">
        {initials.map((label) => (
          <FootOfPage key={label} label={label} />
        ))}
        <p>{standing}</p>
      </footer>
    </article>
  )
}

function DraftMark() {
  return (
    <p className="mx-auto mb-6 w-fit border-2 border-sheet-mark px-4 py-1 font-sans text-sm font-bold tracking-[0.3em] text-sheet-mark uppercase">
      {copy.paper.draft}
    </p>
  )
}

/** The line that is printed at the foot of every page, shown once. */
function FootOfPage({ label }: { label: string }) {
  return (
    <p className="flex flex-wrap items-end gap-x-3">
      {copy.paper.footOfPage(label)}
      <span aria-hidden="true" className="inline-block w-24 border-b border-sheet-ink" />
    </p>
  )
}
