import { useId } from 'react'
import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { shortDollars } from '@/lib/money'
import { Button } from '@/ui/button'
import { CheckIcon } from '@/ui/icons'
import { BundlePapers } from './bundle-papers'
import { besides } from './contents'
import { saving } from './separately'

const text = copy.bundles

type BundleCardsProps = { bundles: Bundle[]; types: DocumentType[]; onChoose: (bundle: Bundle) => void }

/** What is sold together, line by line beside each other where there is room. */
export function BundleCards({ bundles, types, onChoose }: BundleCardsProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-2">
      {bundles.map((bundle) => (
        <BundleCard
          key={bundle.id}
          bundle={bundle}
          types={types}
          more={besides(bundle, [...types, ...bundles])}
          onChoose={() => onChoose(bundle)}
        />
      ))}
    </ul>
  )
}

type CardProps = {
  bundle: Bundle
  types: DocumentType[]
  more: string[]
  onChoose: () => void
}

function BundleCard({ bundle, types, more, onChoose }: CardProps) {
  const id = useId()
  return (
    <li className="row-span-5 grid grid-rows-subgrid gap-y-0 bg-raised p-5 sm:p-8">
      <h3 id={id} className="text-heading">
        {bundle.name}
      </h3>
      <div className="mt-4 sm:mt-5">
        <BundlePapers bundle={bundle} types={types} />
        {more.map((feature) => (
          <p key={feature} className="mt-3 flex gap-2.5">
            <CheckIcon className="mt-1 size-4 shrink-0 text-accent" />
            {feature}
          </p>
        ))}
      </div>
      <p className="mt-4 font-serif text-title sm:mt-6">{shortDollars(bundle.price)}</p>
      <div>
        <p className="font-semibold text-accent">{saving(bundle, types)}</p>
        <p className="mt-1 text-sm text-soft">{text.onePayment}</p>
      </div>
      <Button className="mt-4 w-full sm:mt-6" aria-describedby={id} onClick={onChoose}>
        {text.choose(bundle.name)}
      </Button>
    </li>
  )
}
