import type { Block, Instrument } from '@/api/types'
import { headingOf } from '../../paper/heading-of'

/** As many clauses as a page may hold. */
const CLAUSES = 6

/** How the first page of a paper reads, in plain lines. It is looked at from afar, and cut off where the page ends. */
export function FirstPage({ instrument }: { instrument: Instrument }) {
  const { title, subject, sections, numbering } = instrument
  return (
    <div className="px-14 pt-14 font-serif text-lg leading-snug text-sheet-ink">
      <p className="text-center text-title">{title}</p>
      {subject && <p className="mt-2 text-center text-heading">{subject}</p>}
      {sections.slice(0, CLAUSES).map((section) => (
        <div key={section.id} className="mt-7">
          <p className="text-subhead font-semibold">{headingOf(section, numbering)}</p>
          {section.blocks.flatMap(linesOf).map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
            <p key={index} className="mt-2 break-words whitespace-pre-line">
              {line}
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

function linesOf(block: Block): string[] {
  if (block.kind === 'paragraph' || block.kind === 'quote') return [block.text]
  if (block.kind === 'list' || block.kind === 'initials') return block.items
  return []
}
