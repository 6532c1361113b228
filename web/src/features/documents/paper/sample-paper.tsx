import type { Paper } from '@/api/types'
import { Clause } from './clause'
import './sheet-face.css'

/** A table stays together with its headings, unless it is long. */
const articleClass =
  'sheet-face break-before-column text-base first:break-before-auto [&_table:not(:has(tbody>tr:nth-child(8)))]:break-inside-avoid'

/** What is printed of a paper, without the sheets: each instrument begins a page. */
export function SamplePaper({ paper }: { paper: Paper }) {
  return paper.instruments.map(({ id, title, subject, numbering, sections }) => (
    <article key={id} className={articleClass}>
      <header className="text-center">
        <h3 className="text-heading">{title}</h3>
        {subject && <p className="mt-1 text-lg">{subject}</p>}
      </header>
      {sections.map((section) => (
        <Clause key={section.id} section={section} numbering={numbering} view={{ isDraft: false }} />
      ))}
    </article>
  ))
}
