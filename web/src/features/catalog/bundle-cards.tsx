import { useId } from 'react'
import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { shortDollars } from '@/lib/money'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { CheckIcon } from '@/ui/icons'
import { BundleDrawings } from './bundle-drawings'
import { insteadOf } from './separately'

const text = copy.bundles

type BundleCardsProps = {
  bundles: Bundle[]
  types: DocumentType[]
  claimsOf: (bundle: Bundle) => string[]
  onChoose: (bundle: Bundle) => void
}

/** What is sold together. */
export function BundleCards({ bundles, types, claimsOf, onChoose }: BundleCardsProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-2">
      {bundles.map((bundle) => (
        <BundleCard
          key={bundle.id}
          bundle={bundle}
          types={types}
          claims={claimsOf(bundle)}
          onChoose={() => onChoose(bundle)}
        />
      ))}
    </ul>
  )
}

type CardProps = { bundle: Bundle; types: DocumentType[]; claims: string[]; onChoose: () => void }

function BundleCard({ bundle, types, claims, onChoose }: CardProps) {
  const id = useId()
  const sum = insteadOf(bundle, types)
  return (
    <li className="flex flex-col bg-raised p-5 sm:p-8">
      <BundleDrawings bundle={bundle} types={types} />
      <h3 id={id} className="mt-4 text-heading">
        {bundle.name}
      </h3>
      <p className="mt-2 text-soft">{bundle.description}</p>
      <Features bundle={bundle} claims={claims} />
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5 sm:mt-6">
        <span className="font-serif text-title">{shortDollars(bundle.price)}</span>{' '}
        {sum && <span className="font-semibold text-accent">{sum}</span>}
      </p>
      <p className="mt-1 text-sm text-soft">{text.onePayment}</p>
      <Button className="mt-4 w-full sm:mt-6" aria-describedby={id} onClick={onChoose}>
        {text.choose(bundle.name)}
      </Button>
    </li>
  )
}

function Features({ bundle, claims }: Pick<CardProps, 'bundle' | 'claims'>) {
  return (
    <Fold summary={text.holds} className="grow max-sm:mt-1">
      <ul aria-label={copy.grid.includes(bundle.name)} className="space-y-1.5 sm:mt-4">
        {bundle.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-1 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {claims.map((claim) => (
        <p key={claim} className="mt-3 text-sm text-soft">
          {claim}
        </p>
      ))}
    </Fold>
  )
}
