import type { Paper } from '@/api/types'
import { copy } from '@/app/copy'

/** The signing steps that travel with the document. */
export function CoverSheet({ parts }: { parts: Paper['cover'] }) {
  if (parts.length === 0) return null
  return (
    <article className="mt-6 bg-sheet px-5 py-8 text-sheet-ink shadow-sheet sm:px-12 sm:py-12">
      <h3 className="text-2xl">{copy.review.coverTitle}</h3>
      <p className="text-sm text-sheet-soft">{copy.review.coverNote}</p>
      {parts.map(({ heading, items, ordered }) => {
        const List = ordered ? 'ol' : 'ul'
        return (
          <section key={heading} className="mt-6">
            <h4 className="font-serif text-xl font-medium">{heading}</h4>
            <List className={`mt-2 space-y-1.5 pl-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </List>
          </section>
        )
      })}
    </article>
  )
}
