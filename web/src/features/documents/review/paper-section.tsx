import { Link } from 'react-router'
import type { Block, Section } from '@/api/types'
import { copy } from '@/app/copy'
import { paths } from '@/app/paths'
import { roman } from '@/lib/roman'
import { Citations } from '@/ui/citations'

type SectionProps = { section: Section; documentId: number; questionText: (id: string) => string }

export function PaperSection({ section, documentId, questionText }: SectionProps) {
  const number = section.number ? `${copy.review.article(roman(section.number))} ` : ''
  return (
    <section className="mt-9">
      <h4 className="text-center font-serif text-xl font-semibold">
        {number}
        {section.heading}
      </h4>
      <div className="mt-3 space-y-3">
        {section.blocks.map((block, index) => (
          // Blocks have no identity but their place, and the whole section is replaced when answers change.
          // oxlint-disable-next-line react/no-array-index-key
          <PaperBlock key={index} block={block} />
        ))}
      </div>
      <details className="mt-3 font-sans text-[0.9375rem] text-sheet-soft print:hidden">
        <summary className="inline-block py-1 underline decoration-sheet-line underline-offset-4 hover:text-sheet-ink">
          {copy.review.why}
          <span className="sr-only"> {section.heading}</span>
        </summary>
        <div className="mt-2 space-y-3 border-l-2 border-sheet-line pl-4">
          <p>{section.meaning}</p>
          {section.law.length > 0 && (
            <div className="flex flex-wrap gap-x-2">
              <span>{copy.review.law}</span>
              <Citations sources={section.law} />
            </div>
          )}
          <Feeding section={section} documentId={documentId} questionText={questionText} />
        </div>
      </details>
    </section>
  )
}

/** The questions whose answers the clause uses. */
function Feeding({ section, documentId, questionText }: SectionProps) {
  if (section.questions.length === 0) return null
  return (
    <div>
      <p>{copy.review.uses}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {section.questions.map((id) => (
          <li key={id}>
            <Link
              to={paths.question(documentId, id, 'review')}
              className="inline-block py-0.5 text-sheet-ink underline underline-offset-4"
            >
              {questionText(id)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PaperBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p className="whitespace-pre-line">{block.text}</p>
  if (block.kind === 'quote') {
    return (
      <blockquote className="border-l-2 border-sheet-line pl-5 whitespace-pre-wrap">{block.text}</blockquote>
    )
  }
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 pt-6">
      {block.lines.map(({ label, width, printed }) => (
        <div key={label} className="min-w-28 grow" style={{ flexBasis: `calc(${width}% - 1.5rem)` }}>
          <div className="h-6 border-b border-sheet-ink" />
          {printed && <p>{printed}</p>}
          <p className="font-sans text-sm text-sheet-soft">{label}</p>
        </div>
      ))}
    </div>
  )
}
