import type { ReactNode, Ref } from 'react'
import type { County, Document } from '@/api/types'
import { Detail } from './detail'
import { readyOf, type Group } from './detail-groups'

type GroupFieldsProps = {
  ref: Ref<HTMLDivElement>
  document: Document
  group: Group
  counties: County[]
  /** What is said of all of them, where they begin. */
  lead: ReactNode
  /** How it is gone on from. */
  children: ReactNode
}

/** One group of details with its boxes. */
export const GroupFields = ({ ref, document, group, counties, lead, children }: GroupFieldsProps) => (
  <div ref={ref}>
    <h2 tabIndex={-1} className="mb-2 text-heading">
      {group.name}
    </h2>
    <div className="mb-6 text-soft empty:mb-4">{lead}</div>
    <div className="grid gap-6">
      {readyOf(group.facts, counties).map((fact) => (
        <Detail key={fact.id} document={document} fact={fact} counties={counties} />
      ))}
    </div>
    {children}
  </div>
)
