import type { ReactNode } from 'react'
import type { DocumentType, SiteCopy } from '@/api/types'
import { copy } from '@/copy'
import { CheckIcon } from '@/ui/icons'
import { CloseIcon } from '@/ui/screen-icons'

type SheetProps = { type: DocumentType; text: SiteCopy['disclosure'] }

/** The disclosure in its own words, each statement under what it is about. */
export function Sheet({ type, text }: SheetProps) {
  return (
    <div className="mt-5 rounded-sm border border-line bg-raised p-5 shadow-low sm:mt-6 sm:p-9">
      <p>{text.intro}</p>
      <List title={copy.disclosure.servicesTitle(type.name)}>
        {type.disclosureServices.map((service) => (
          <li key={service} className="flex gap-3">
            <Mark service={service} />
            <span className="min-w-0">{ended(service)}</span>
          </li>
        ))}
      </List>
      <List title={copy.disclosure.statementsTitle}>
        {text.statements.map((statement) => (
          <li key={statement} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
            <Lead statement={statement} />
            <p>{ended(statement)}</p>
          </li>
        ))}
      </List>
      <p className="mt-6 border-t border-line pt-3 text-base text-soft">{copy.disclosure.form}</p>
    </div>
  )
}

/** What is done, and what is not. */
const Mark = ({ service }: { service: string }) =>
  service.startsWith('No ') ? (
    <CloseIcon className="mt-0.5 size-5 shrink-0 text-danger" />
  ) : (
    <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />
  )

/** Which statement is which, its own words say. */
function Lead({ statement }: { statement: string }) {
  const [, lead] = copy.disclosure.leads.find(([words]) => statement.includes(words)) ?? []
  return lead ? <p className="font-semibold">{lead}</p> : null
}

/** What says more than one sentence ends like one. */
const ended = (item: string): string => (/\. [A-Z]/.test(item) ? item.replace(/\.?$/, '.') : item)

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-7">
    <h2 className="text-subhead">{title}</h2>
    <ul className="mt-3 space-y-3 text-base">{children}</ul>
  </section>
)

const WORDS_A_MINUTE = 200

/** How long it takes somebody who reads every word. */
export function minutesFor({ type, text }: SheetProps): number {
  const words = [text.intro, ...type.disclosureServices, ...text.statements].join(' ').split(' ').length
  return Math.ceil(words / WORDS_A_MINUTE)
}
