import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { justPaidQuery } from '../queries'
import { createdOf } from './created'
import { MilestoneList } from './milestone-list'
import { NextAction } from './next-action'
import { byNeed } from './order'
import { PaperCard } from './paper-card'
import { QuestionsLeft } from './questions-left'

/** More stand on the shelf. */
const SHOWN = 3

type RecentProps = {
  documents: Document[]
  /** Ids of types, in the order in which they are sold together. */
  order?: string[]
  /** The way to all of them. */
  toAll?: ReactNode
}

/** The documents that need the person most, each with the one thing to do next; the first of them is the largest. */
export function Recent({ documents, order, toAll }: RecentProps) {
  const { data: justPaid } = useQuery(justPaidQuery)
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mt-6 sm:mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent" className="text-heading">
          {copy.home.recentTitle}
        </h2>
        {toAll}
      </div>
      <ul className="@container mt-2 grid gap-3 sm:gap-5">
        {byNeed(documents, order)
          .slice(0, SHOWN)
          .map((document, index) => (
            <PaperCard
              key={document.id}
              shape={index === 0 ? 'row' : 'slim'}
              Heading="h3"
              document={document}
              created={createdOf(document, documents)}
              isConfirming={document.id === justPaid && document.status !== 'paid'}
            >
              {({ which, next, hasChanged }) => (
                <>
                  <MilestoneList {...{ document, which, hasChanged }} />
                  <div className="mt-3 flex flex-wrap items-center gap-2 sm:mt-4">
                    <QuestionsLeft next={next} />
                    <NextAction {...{ document, which, next }} isFirst={index === 0} />
                  </div>
                </>
              )}
            </PaperCard>
          ))}
      </ul>
    </section>
  )
}
