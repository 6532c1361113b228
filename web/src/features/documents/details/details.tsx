import { useState, type ToggleEvent } from 'react'
import type { County, Document, DocumentType, Fact } from '@/api/types'
import { copy } from '@/copy'
import { ChevronIcon } from '@/ui/icons'
import { Detail } from './detail'

const text = copy.details

/** The facts that are asked for and that no question asks for. */
export const detailsOf = (document: Document, type: DocumentType): Fact[] =>
  type.facts.filter((fact) => document.interview.details.includes(fact.id))

type DetailsProps = { document: Document; type: DocumentType; counties: County[] }

/** What completes the document beyond its questions. None of it is needed to buy. */
export function Details({ document, type, counties }: DetailsProps) {
  const facts = detailsOf(document, type)
  if (facts.length === 0) return null
  const groups = groupsOf(facts)
  const firstOpen = groups.find((group) => openOf(document, group.facts) > 0)
  return (
    <section aria-labelledby="details" className="mb-8">
      <h2 id="details" className="mb-3 scroll-mt-6 text-2xl">
        {text.title}
      </h2>
      <p>
        {document.status === 'paid' ? text.leadPaid : text.lead} {text.left(openOf(document, facts))}
      </p>
      <div className="mt-4 border-t border-line">
        {groups.map((group) => (
          <DetailGroup
            key={group.name}
            group={group}
            startsOpen={groups.length === 1 || group === firstOpen}
            document={document}
            counties={counties}
          />
        ))}
      </div>
    </section>
  )
}

type Group = { name: string; facts: Fact[] }

/** Facts under their headings, both in the order of the document type. */
function groupsOf(facts: Fact[]): Group[] {
  const groups: Group[] = []
  for (const fact of facts) {
    const name = fact.group ?? copy.facts.more
    const group = groups.find((each) => each.name === name)
    if (group) group.facts.push(fact)
    else groups.push({ name, facts: [fact] })
  }
  return groups
}

const openOf = (document: Document, facts: Fact[]): number =>
  facts.filter(({ id }) => document.facts[id] === undefined).length

type DetailGroupProps = { group: Group; startsOpen: boolean; document: Document; counties: County[] }

function DetailGroup({ group: { name, facts }, startsOpen, document, counties }: DetailGroupProps) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const toggled = (event: ToggleEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open)
  return (
    <details className="group border-b border-line" open={isOpen} onToggle={toggled}>
      <summary className="flex min-h-14 list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="grow font-semibold">{name}</span>
        <span className="shrink-0 text-sm text-soft">{copy.facts.open(openOf(document, facts))}</span>
        <ChevronIcon className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-8 gap-y-4 pb-6 sm:grid-cols-2">
        {facts.filter(isReady(counties)).map((fact) => (
          <Detail key={fact.id} document={document} fact={fact} counties={counties} />
        ))}
      </div>
    </details>
  )
}

/** A list of counties that is not there yet would show a county that was given as not given. */
const isReady =
  (counties: County[]) =>
  ({ type }: Fact): boolean =>
    type !== 'county' || counties.length > 0
