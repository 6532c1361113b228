import { useState } from 'react'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Drawing } from '@/ui/drawings/drawing'
import { createdOf } from './created'
import { DeleteDialog } from './delete-dialog'
import { DocumentGroups } from './document-groups'
import { DocumentRow } from './document-row'
import { MoreDocuments, type Rest } from './more-documents'
import { byNeed, groupOf } from './order'

type ListProps = {
  documents: Document[]
  confirming: number | undefined
  /** Ids of types, in the order in which they are sold together. */
  order: string[]
  /** Whether the one thing to do first stands above the list. */
  hasFirst: boolean
  /** Documents that are not loaded yet. */
  rest: Rest
}

/** A document that is about to be deleted, and what the question about it was opened by. */
type PendingDeletion = { document: Document; opener: HTMLElement | null }

/** As many are seen at a glance; more have headings. */
const FEW = 3

/** The person's documents, and first what needs them. */
export function DocumentList({ documents, confirming, order, hasFirst, rest }: ListProps) {
  const [doomed, setDoomed] = useState<PendingDeletion>()
  if (documents.length === 0) return <Empty />
  const isGrouped = documents.length > FEW || rest.hasNextPage
  const ordered = byNeed(documents, order)
  const row = (document: Document) => (
    <DocumentRow
      key={document.id}
      Heading={isGrouped ? 'h3' : 'h2'}
      document={document}
      isSlim={isGrouped && document.status !== 'paid' && groupOf(document) !== 'now'}
      isFirst={document === ordered[0] && confirming === undefined && !hasFirst}
      created={createdOf(document, documents)}
      isConfirming={document.id === confirming && document.status !== 'paid'}
      onDelete={(opener) => setDoomed({ document, opener })}
    />
  )
  return (
    <>
      {isGrouped ? (
        <DocumentGroups documents={ordered} row={row} isWhole={!rest.hasNextPage} />
      ) : (
        <ul className="@container grid gap-5">{ordered.map(row)}</ul>
      )}
      <MoreDocuments {...rest} />
      <DeleteDialog {...doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

function Empty() {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-md border border-dashed border-edge p-6">
      <Drawing motif="shore" className="w-28 shrink-0 sm:w-40" />
      <div className="min-w-0 grow basis-64">
        <h2 className="text-heading">{copy.dashboard.emptyTitle}</h2>
        <p className="mt-2 max-w-md text-soft">{copy.dashboard.emptyText}</p>
        <Link to={paths.home()} className={buttonClass({ className: 'mt-4' })}>
          {copy.dashboard.emptyAction}
        </Link>
      </div>
    </div>
  )
}
