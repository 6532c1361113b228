import { useId, type ReactNode } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { Summary } from '@/ui/summary'
import { GROUPS, groupOf, type Group } from './order'

type GroupsProps = {
  /** In their order. */
  documents: Document[]
  row: (document: Document) => ReactNode
  /** Whether there are no more to load. Until then no count is known. */
  isWhole: boolean
}

/** Many documents under headings. What is finished is folded, unless there is nothing else. */
export function DocumentGroups({ documents, row, isWhole }: GroupsProps) {
  const groups = GROUPS.map((group) => ({
    group,
    members: documents.filter((document) => groupOf(document) === group),
  })).filter(({ members }) => members.length > 0)
  return (
    <div className="space-y-8">
      {groups.map(({ group, members }) =>
        group === 'kept' && groups.length > 1 ? (
          <Folded key={group} {...{ group, members, row, isWhole }} />
        ) : (
          <Open key={group} {...{ group, members, row, isWhole }} />
        ),
      )}
    </div>
  )
}

type GroupProps = Pick<GroupsProps, 'row' | 'isWhole'> & { group: Group; members: Document[] }

function Open({ group, members, row, isWhole }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-heading">
        <Words group={group} count={isWhole ? members.length : undefined} />
      </h2>
      <ul className="@container grid gap-3 sm:gap-5">{members.map(row)}</ul>
    </section>
  )
}

const Folded = ({ group, members, row, isWhole }: GroupProps) => (
  <details>
    <Summary className="min-h-11 gap-2">
      <h2 className="text-heading">
        <Words group={group} count={isWhole ? members.length : undefined} />
      </h2>
    </Summary>
    <ul className="@container mt-4 grid gap-3 sm:gap-5">{members.map(row)}</ul>
  </details>
)

const Words = ({ group, count }: { group: Group; count: number | undefined }) => (
  <>
    {copy.dashboard.groups[group]}{' '}
    {count !== undefined && (
      <span className="font-sans text-base font-normal text-soft">{copy.dashboard.groupCount(count)}</span>
    )}
  </>
)
