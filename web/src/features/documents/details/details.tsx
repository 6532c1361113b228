import type { County, Document, DocumentType, Fact } from '@/api/types'
import { copy } from '@/copy'
import { DetailField } from './detail-field'

const text = copy.details

/** Kinds of facts that one box or one list takes. */
const SIMPLE: Fact['type'][] = ['text', 'name', 'date', 'yes_no', 'choice', 'county']

/** The facts that are asked for and that no question asks for. */
export const detailsOf = (document: Document, type: DocumentType): Fact[] =>
  type.facts.filter((fact) => document.interview.details.includes(fact.id) && SIMPLE.includes(fact.type))

/** A list of counties that is not there yet would show a county that was given as not given. */
const isReady =
  (counties: County[]) =>
  ({ type }: Fact): boolean =>
    type !== 'county' || counties.length > 0

type DetailsProps = { document: Document; type: DocumentType; counties: County[] }

/** What completes the document beyond its questions. None of it is needed to buy. */
export function Details({ document, type, counties }: DetailsProps) {
  const facts = detailsOf(document, type)
  if (facts.length === 0) return null
  const left = facts.filter(({ id }) => document.facts[id] === undefined).length
  return (
    <section aria-labelledby="details" className="mb-8">
      <h2 id="details" className="mb-3 scroll-mt-6 text-2xl">
        {text.title}
      </h2>
      <p>
        {document.status === 'paid' ? text.leadPaid : text.lead} {text.left(left)}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts.filter(isReady(counties)).map((fact) => (
          <DetailField key={fact.id} document={document} fact={fact} counties={counties} />
        ))}
      </div>
    </section>
  )
}
