import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { County, Document, DocumentType, Fact } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { BlankList } from './blank-list'
import { blanksOf, detailsOf, groupsOf } from './detail-groups'
import { focusOn } from './focus-on'
import { GroupList } from './group-list'

const text = copy.details

type DetailsProps = { document: Document; type: DocumentType; counties: County[] }

/** What completes the document beyond its questions. None of it is needed to buy. */
export function Details({ document, type, counties }: DetailsProps) {
  const section = useRef<HTMLElement>(null)
  const facts = detailsOf(document, type)
  const groups = groupsOf(facts)
  const [opened, setOpened] = useState<string[]>([])
  if (facts.length === 0) return null
  const toggle = (name: string, isOpen: boolean) =>
    setOpened((before) => [...before.filter((each) => each !== name), ...(isOpen ? [name] : [])])
  const goTo = (fact: Fact) => {
    const group = groups.find((each) => each.facts.includes(fact))
    if (group) toggle(group.name, true)
    requestAnimationFrame(() => focusOn(section.current, fact.id))
  }
  return (
    <section ref={section} aria-labelledby="details" className="mb-8">
      <h2 id="details" tabIndex={-1} className="mb-3 scroll-mt-6 text-heading">
        {text.title}
      </h2>
      <p>{document.status === 'paid' ? text.leadPaid : text.lead}</p>
      <BlankList blanks={blanksOf(document, facts)} onGoTo={goTo} />
      {groups.length > 1 && (
        <Link
          to={paths.details(document.id, 1)}
          className={buttonClass({ look: 'secondary', className: 'mt-4' })}
        >
          {text.oneByOne}
        </Link>
      )}
      <div className="mt-4 border-t border-line">
        <GroupList {...{ document, groups, counties, opened }} onToggle={toggle} />
      </div>
    </section>
  )
}
