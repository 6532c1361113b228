import { useQuery } from '@tanstack/react-query'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { justPaidQuery } from '../queries'
import { createdOf } from './created'
import { NextAction } from './next-action'
import { byNeed } from './order'
import { PaperCard } from './paper-card'

/** More stand on the shelf. */
const SHOWN = 3

/** The documents that need the person most, each with the one thing to do next. */
export function Recent({ documents }: { documents: Document[] }) {
  const { data: justPaid } = useQuery(justPaidQuery)
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 id="recent" className="text-heading">
        {copy.home.recentTitle}
      </h2>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-5">
        {byNeed(documents)
          .slice(0, SHOWN)
          .map((document, index) => (
            <PaperCard
              key={document.id}
              shape="card"
              Heading="h3"
              document={document}
              created={createdOf(document, documents)}
              isConfirming={document.id === justPaid && document.status !== 'paid'}
            >
              {({ which, next }) => (
                <div className="mt-auto pt-4">
                  <NextAction {...{ document, which, next }} isFirst={index === 0} />
                </div>
              )}
            </PaperCard>
          ))}
      </ul>
    </section>
  )
}
