import { useId } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'

/** A document that a payment bought, by the name that it has now. */
export type PaidDocument = {
  id: number
  name: string
  isDeleted: boolean
  /** Whether it is finished, and waits only to be signed. */
  canBeSigned: boolean
}

export function PaidDocuments({ documents }: { documents: PaidDocument[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-heading">
        {copy.receipt.documents}
      </h2>
      {documents.length === 0 ? (
        <p className="mt-3 text-soft">{copy.receipt.noDocuments}</p>
      ) : (
        <ul className="mt-3 space-y-1">
          {documents.map((document) => (
            <li key={document.id}>
              <Named {...document} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Named({ id, name, isDeleted, canBeSigned }: PaidDocument) {
  if (isDeleted) return copy.receipt.deleted(name)
  return (
    <span className="flex flex-wrap items-baseline gap-x-6">
      <Link to={paths.review(id)} className="link inline-block py-1">
        {name}
      </Link>
      {canBeSigned && (
        <Link
          to={paths.signing(id)}
          aria-label={copy.signing.linkLabel(name)}
          className="link inline-block py-1 print:hidden"
        >
          {copy.signing.link}
        </Link>
      )}
    </span>
  )
}
