import type { ToggleEvent } from 'react'
import type { County, Document } from '@/api/types'
import { Summary } from '@/ui/summary'
import { Detail } from './detail'
import { readyOf, stateOf, type Group } from './detail-groups'

type DetailGroupProps = {
  group: Group
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  document: Document
  counties: County[]
}

/** The details under one heading, folded away until they are wanted. */
export function DetailGroup({ group, isOpen, onToggle, document, counties }: DetailGroupProps) {
  const { name, facts } = group
  const toggled = (event: ToggleEvent<HTMLDetailsElement>) => onToggle(event.currentTarget.open)
  return (
    <details className="border-b border-line" open={isOpen} onToggle={toggled}>
      <Summary>
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-semibold wrap-break-word">{name}</span>
          <span className="text-sm text-soft">{stateOf(document, facts)}</span>
        </span>
      </Summary>
      <div className="@container pb-6">
        <div className="grid gap-x-8 gap-y-4 @lg:grid-cols-2">
          {readyOf(facts, counties).map((fact) => (
            <Detail key={fact.id} document={document} fact={fact} counties={counties} />
          ))}
        </div>
      </div>
    </details>
  )
}
