import type { Paper } from '@/api/types'
import { Clause } from './clause'

/** What is printed of a paper, without the sheets: each instrument begins a page. */
export function SamplePaper({ paper }: { paper: Paper }) {
  return paper.instruments.map(({ id, title, subject, numbering, sections }) => (
    <article key={id} className="break-before-column font-serif text-base first:break-before-auto">
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
