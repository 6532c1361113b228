import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Bundle } from '@/api/types'
import { copy } from '@/copy'
import type { useCreateBundle } from '@/features/documents/use-create-bundle'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { allIn, processingFee } from '@/lib/processing-fee'
import { Button, buttonClass } from '@/ui/button'
import { notify, notifyNotCreated } from '@/ui/notify'

const text = copy.bundles.essential

type WaysProps = CreateProps & {
  offer: Bundle | undefined
  /** What is begun comes before what can be bought. */
  look: 'primary' | 'secondary'
}

/** Two ways to the three documents, with what each costs in the end. The one that costs less comes first. */
export function EssentialWays({ offer, look, ...create }: WaysProps) {
  return (
    <ul className="mt-5 grid gap-4 md:grid-cols-2">
      {offer && (
        <Way title={text.atOnce} price={dollars(offer.price)} words={text.atOnceText(processingFee)}>
          <Link to={paths.bundleCheckout(offer.id)} className={buttonClass({ look, className: 'w-full' })}>
            {text.payOnce}
          </Link>
        </Way>
      )}
      <Way
        title={text.oneByOne}
        price={offer && allIn(offer.price, offer.documents.length)}
        words={text.oneByOneText(processingFee)}
      >
        <Create {...create} />
      </Way>
    </ul>
  )
}

type WayProps = { title: string; price: string | undefined; words: string; children: ReactNode }

const Way = ({ title, price, words, children }: WayProps) => (
  <li className="flex flex-col rounded-md border border-line p-5">
    <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-subhead">
      {title}
      {price !== undefined && <span className="tabular-nums">{text.total(price)}</span>}
    </h3>
    <p className="mt-2 mb-5 text-base text-soft">{words}</p>
    <div className="mt-auto">{children}</div>
  </li>
)

type CreateProps = { bundle: ReturnType<typeof useCreateBundle>; isDisabled: boolean }

function Create({ bundle, isDisabled }: CreateProps) {
  const create = () =>
    bundle.mutate(undefined, {
      onSuccess: () => notify(copy.toasts.bundleCreated, copy.toasts.bundleCreatedText),
      onError: (error) => notifyNotCreated(error, copy.toasts.bundleFailed),
    })
  return (
    <Button
      look="secondary"
      busy={bundle.isPending}
      disabled={isDisabled}
      onClick={create}
      className="w-full"
    >
      {bundle.isPending ? text.creating : text.create}
    </Button>
  )
}
