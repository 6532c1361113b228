import type { Paper as PaperData } from '@/api/types'
import { copy } from '@/app/copy'
import { calendarDay } from '@/lib/dates'
import { CoverSheet } from './cover-sheet'
import { PaperSection } from './paper-section'

type PaperProps = {
  paper: PaperData
  documentId: number
  questionText: (id: string) => string
  isDraft: boolean
}

/** The document as it will be printed, on a sheet of its own that scrolls. */
export function Paper({ paper, documentId, questionText, isDraft }: PaperProps) {
  return (
    <section
      aria-label={copy.review.previewLabel}
      // A scrolling area has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative max-h-[80vh] overflow-y-auto border border-line bg-sunken p-3 sm:p-6 print:max-h-none print:border-0 print:p-0"
    >
      <article className="sheet relative bg-sheet px-5 py-8 font-serif text-lg text-sheet-ink shadow-sheet sm:px-12 sm:py-14">
        {isDraft && <DraftMark />}
        <header className="text-center">
          <h3 className="text-3xl">{paper.title}</h3>
          {paper.subject && <p className="mt-1 text-xl">{paper.subject}</p>}
        </header>
        {paper.sections.map((section) => (
          <PaperSection
            key={section.id}
            section={section}
            documentId={documentId}
            questionText={questionText}
          />
        ))}
        <p className="mt-10 border-t border-sheet-line pt-4 font-sans text-sm text-sheet-soft">
          {copy.review.lawAsOf(calendarDay(paper.lawAsOf), paper.templateVersion)}
        </p>
      </article>
      <CoverSheet parts={paper.cover} />
    </section>
  )
}

function DraftMark() {
  return (
    <p className="mx-auto mb-6 w-fit border-2 border-sheet-mark px-4 py-1 font-sans text-sm font-bold tracking-[0.3em] text-sheet-mark uppercase">
      {copy.review.draft}
    </p>
  )
}
