import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Bundle } from '@/api/types'
import { copy } from '@/copy'
import { documentsQuery } from '@/features/documents/queries'
import { membersOf, type useCreateBundle } from '@/features/documents/use-create-bundle'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { notify, notifyNotCreated } from '@/ui/notify'
import { EssentialPrice } from './essential-price'

const text = copy.bundles.essential

type CreateProps = { bundle: ReturnType<typeof useCreateBundle>; isDisabled: boolean }
type EssentialCardProps = CreateProps & { offer: Bundle | undefined }

/** Three documents at once: made as drafts, or paid for together. Who has them is not sold them again. */
export function EssentialCard({ offer, bundle, isDisabled }: EssentialCardProps) {
  const { data: documents = [], isPending } = useInfiniteQuery(documentsQuery)
  const isOwned = offer && membersOf(offer).every((wanted) => documents.some(({ type }) => type === wanted))
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-md border border-line bg-raised p-6 sm:p-8">
      <div className="max-w-2xl">
        <h2 className="text-heading">{text.title}</h2>
        <p className="mt-2 text-soft">{text.text}</p>
        {offer && !isOwned && <EssentialPrice offer={offer} />}
      </div>
      {isOwned ? <Owned /> : <Create bundle={bundle} isDisabled={isDisabled || isPending} />}
    </section>
  )
}

function Owned() {
  return (
    <div>
      <p className="font-semibold">{copy.bundles.owned}</p>
      <Link to={paths.dashboard()} className={buttonClass({ look: 'secondary', className: 'mt-3' })}>
        {copy.bundles.ownedLink}
      </Link>
    </div>
  )
}

function Create({ bundle, isDisabled }: CreateProps) {
  const create = () =>
    bundle.mutate(undefined, {
      onSuccess: () => notify(copy.toasts.bundleCreated, copy.toasts.bundleCreatedText),
      onError: (error) => notifyNotCreated(error, copy.toasts.bundleFailed),
    })
  return (
    <Button busy={bundle.isPending} disabled={isDisabled} onClick={create} className="w-full sm:w-56">
      {bundle.isPending ? text.creating : text.create}
    </Button>
  )
}
