import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { anchors } from './anchors'
import { Blocks } from './blocks'

/** The signing steps that travel with the document. It looks different from an instrument, because it is none. */
export function CoverSheet({ parts }: { parts: Paper['cover'] }) {
  if (parts.length === 0) return null
  return (
    <article
      id={anchors.cover}
      aria-labelledby="cover-sheet-title"
      data-sheet={copy.paper.coverTitle}
      className="sheet mt-8 scroll-mt-20 border-2 border-dashed border-sheet-edge bg-sheet text-sheet-ink"
    >
      <header className="border-b border-sheet-line bg-sheet-tint px-4 py-5 @xl:px-12">
        <h3 id="cover-sheet-title" className="text-heading">
          {copy.paper.coverTitle}
        </h3>
        <p className="mt-1 font-semibold text-sheet-accent">{copy.paper.coverNote}</p>
      </header>
      <div className="px-4 pt-1 pb-8 @xl:px-12">
        {parts.map(({ heading, blocks }) => (
          <section key={heading} className="mt-7">
            <h4 className="text-subhead">{heading}</h4>
            <Blocks blocks={blocks} className="mt-2" />
          </section>
        ))}
      </div>
    </article>
  )
}
