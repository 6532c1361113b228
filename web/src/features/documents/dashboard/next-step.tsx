import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { titleOf } from '../title'

/** After the payment: what is left is on paper. */
export function NextStep({ document }: { document: Document | undefined }) {
  if (!document) return null
  return (
    <section className="mt-8 rounded-md border-2 border-accent bg-raised p-6 sm:p-8">
      <h2 className="text-heading">{copy.signing.nextTitle(document.type, titleOf(document))}</h2>
      <p className="mt-2 max-w-2xl">{copy.signing.nextText(document.type)}</p>
      <Link to={paths.signing(document.id)} className={buttonClass({ className: 'mt-5' })}>
        {copy.signing.link}
      </Link>
    </section>
  )
}
