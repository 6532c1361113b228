import { useId } from 'react'
import { Link } from 'react-router'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { allIn, processingFee } from '@/lib/processing-fee'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { CourtFee } from '@/ui/court-fee'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'
import { ByHand } from '@/ui/by-hand'
import { Fold } from '@/ui/fold'
import { CheckIcon, PencilIcon } from '@/ui/icons'
import { Summary } from '@/ui/summary'
import { priceOf } from './price'

/** How a document that was chosen here is prepared. */
export type PreparationMode = 'ai-only'

type GridProps = {
  types: DocumentType[]
  onChoose: (type: DocumentType, mode: PreparationMode) => void
  /** Id of the type that is being created; its card says so, and no other can be chosen meanwhile. */
  creating?: string | undefined
  isDisabled?: boolean
}

/** The document types, set edge to edge like stones in a wall. */
export function DocumentGrid({ types, onChoose, creating, isDisabled = false }: GridProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {types.map((type) => (
        <DocumentCard
          key={type.id}
          type={type}
          onChoose={() => onChoose(type, 'ai-only')}
          isCreating={creating === type.id}
          isDisabled={isDisabled || creating !== undefined}
        />
      ))}
    </ul>
  )
}

type CardProps = { type: DocumentType; onChoose: () => void; isCreating: boolean; isDisabled: boolean }

function DocumentCard({ type, onChoose, isCreating, isDisabled }: CardProps) {
  const id = useId()
  const features = type.features.length > 0 ? type.features : copy.grid.defaultFeatures
  // No one should learn only at the review that a document cannot be bought.
  const note = type.available ? undefined : type.unavailableReason || copy.grid.unavailable
  return (
    <li className="flex flex-col bg-raised p-5 sm:p-7">
      <div className="flex flex-wrap items-center gap-4 sm:block">
        <Drawing motif={paperMotif(type.icon)} className="w-16 shrink-0 sm:w-36" />
        <h3 id={id} className="grow basis-28 text-heading sm:mt-4">
          {type.name}
        </h3>
      </div>
      <p className="mt-2 text-soft">{type.description}</p>
      <Fold summary={copy.grid.fold} className="grow max-sm:mt-1 sm:flex sm:flex-col">
        <ul aria-label={copy.grid.includes(type.name)} className="mt-1 space-y-1.5 text-base sm:mt-4">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <CheckIcon className="mt-1 size-4 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
        <LeftByHand lines={type.byHand} />
        <Link to={paths.law(type.slug)} className="link mt-3 inline-block w-fit py-1 text-base">
          {copy.grid.law}
          <span className="sr-only"> {copy.grid.lawOf(type.name)}</span>
        </Link>
      </Fold>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 sm:mt-6 sm:block">
        <Price type={type} />
        <Button
          className="shrink-0 sm:mt-5 sm:w-full"
          aria-describedby={note ? `${id} ${id}-note` : id}
          busy={isCreating}
          disabled={isDisabled}
          onClick={onChoose}
        >
          {isCreating ? copy.grid.creating : copy.grid.getStarted}
        </Button>
      </div>
      {note && (
        <p id={`${id}-note`} className="mt-2 text-sm text-soft">
          {note}
        </p>
      )}
    </li>
  )
}

/** What one does with a pen, in a line; how often, for those who want to know. */
function LeftByHand({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details className="mt-2 text-base">
      <Summary className="min-h-11 gap-2.5 text-soft">
        <PencilIcon className="size-4 shrink-0" />
        <span className="grow">{copy.grid.penOnly}</span>
      </Summary>
      <ByHand label={copy.grid.byHand} lines={lines} />
    </details>
  )
}

function Price({ type }: { type: DocumentType }) {
  const price = priceOf(type)
  return (
    <div className="min-w-0 grow basis-32">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        {/* With words before it, a price has to leave room for what stands beside it. */}
        <span className={cx('font-serif', price.includes(' ') ? 'text-heading' : 'text-title')}>{price}</span>
        <span className="text-sm text-soft">{copy.grid.oneTimeFee}</span>
      </p>
      <p className="text-base text-soft">{copy.grid.allIn(allIn(type.price), processingFee)}</p>
      <CourtFee type={type.id} className="text-base" />
    </div>
  )
}
