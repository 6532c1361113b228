import { SHARE, type useCreateBundle } from '@/features/documents/use-create-bundle'
import { dollars } from '@/lib/money'
import { Button } from '@/ui/button'
import { copy } from '../copy'
import { notify, notifyNotCreated } from '../notify'

const text = copy.bundles.essential

type EssentialCardProps = { bundle: ReturnType<typeof useCreateBundle>; isDisabled: boolean }

/** Three documents at once. */
export function EssentialCard({ bundle, isDisabled }: EssentialCardProps) {
  const create = () =>
    bundle.mutate(undefined, {
      onSuccess: () => notify(copy.toasts.bundleCreated, copy.toasts.bundleCreatedText),
      onError: (error) => notifyNotCreated(error, copy.toasts.bundleFailed),
    })
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-md border border-line bg-raised p-6 sm:p-8">
      <div className="max-w-xl">
        <h2 className="text-2xl">{text.title}</h2>
        <p className="mt-2 text-soft">{text.text(dollars(SHARE))}</p>
      </div>
      <Button busy={bundle.isPending} disabled={isDisabled} onClick={create} className="w-full sm:w-56">
        {bundle.isPending ? text.creating : text.create}
      </Button>
    </section>
  )
}
