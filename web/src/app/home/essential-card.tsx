import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Bundle, Document } from '@/api/types'
import { copy } from '@/copy'
import { documentsQuery } from '@/features/documents/queries'
import { membersOf, type useCreateBundle } from '@/features/documents/use-create-bundle'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { EssentialWays } from './essential-ways'

const text = copy.bundles.essential

type EssentialCardProps = {
  offer: Bundle | undefined
  bundle: ReturnType<typeof useCreateBundle>
  isDisabled: boolean
}

/** Three documents at once: made as drafts, or paid for together. Who has them is not sold them again. */
export function EssentialCard({ offer, bundle, isDisabled }: EssentialCardProps) {
  const { data: documents = [], isPending } = useInfiniteQuery(documentsQuery)
  const hasAll = (some: Document[]) =>
    offer !== undefined && membersOf(offer).every((wanted) => some.some(({ type }) => type === wanted))
  const isPaid = hasAll(documents.filter(({ status }) => status === 'paid'))
  return (
    <section className="mt-6 rounded-md border border-line bg-raised p-6 sm:p-8">
      <h2 className="text-heading">{text.title}</h2>
      <p className="mt-2 text-soft">{text.text}</p>
      {hasAll(documents) ? (
        <Had isPaid={isPaid} />
      ) : (
        <EssentialWays
          {...{ offer, bundle }}
          look={documents.length > 0 ? 'secondary' : 'primary'}
          isDisabled={isDisabled || isPending}
        />
      )}
    </section>
  )
}

/** A draft is begun, and not yet theirs. */
const Had = ({ isPaid }: { isPaid: boolean }) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
    <p className="font-semibold">{isPaid ? copy.bundles.owned : text.begun}</p>
    <Link to={paths.dashboard()} className={buttonClass({ look: 'secondary', shape: 'tight' })}>
      {copy.bundles.ownedLink}
    </Link>
  </div>
)
