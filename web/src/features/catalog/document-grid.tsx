import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { notaryFee } from '@/lib/notary-fee'
import { paths } from '@/lib/paths'
import { allIn, processingFee } from '@/lib/processing-fee'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { CourtFee } from '@/ui/court-fee'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'
import { CheckIcon, ChevronIcon } from '@/ui/icons'
import { LeftByHand } from '@/ui/left-by-hand'
import { Description } from './description'
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

/** On a phone a card is a line, which opens to show the rest; elsewhere all of it is in view. */
function DocumentCard({ type, onChoose, isCreating, isDisabled }: CardProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const features = type.features.length > 0 ? type.features : copy.grid.defaultFeatures
  const notary = notaryFee(type.id)
  // No one should learn only at the review that a document cannot be bought.
  const note = type.available ? undefined : type.unavailableReason || copy.grid.unavailable
  return (
    <li className="relative flex flex-col bg-raised px-5 py-3 sm:p-7">
      <div className="flex flex-wrap items-center gap-3.5">
        <Drawing motif={paperMotif(type.icon)} className="w-14 shrink-0 sm:w-20" />
        <div className="min-w-0 grow basis-28">
          <h3 id={id} className="text-subhead">
            {type.name}
          </h3>
          {/* Open, it says the same with the fee that is in it. */}
          {!isOpen && <p className="text-sm text-soft sm:hidden">{copy.grid.total(allIn(type.price))}</p>}
          {!isOpen && <CourtFee type={type.id} className="text-sm sm:hidden" />}
          {/* Where the link to the prices leads, they are in view. */}
          <Price type={type} className={isOpen ? undefined : 'max-sm:hidden'} />
        </div>
        {/* What it covers is the whole line, without lying over the words. */}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          aria-label={copy.grid.open(type.name)}
          onClick={() => setOpen(!isOpen)}
          className={cx(
            'grid size-11 shrink-0 place-items-center text-soft after:absolute after:inset-x-0 after:top-0 sm:hidden',
            isOpen ? 'after:h-18' : 'after:bottom-0',
          )}
        >
          <ChevronIcon className={cx('size-5', isOpen && 'rotate-180')} />
        </button>
      </div>
      <div id={`${id}-more`} className={cx('flex grow flex-col pb-3 sm:pb-0', !isOpen && 'max-sm:hidden')}>
        <p className="mt-2 text-base text-soft sm:mt-3">
          {copy.grid.allIn(allIn(type.price), processingFee)}
        </p>
        <CourtFee type={type.id} className="text-base" />
        {notary && <p className="text-base text-soft">{copy.grid.notaryFee(notary)}</p>}
        <Description name={type.name} text={type.description} />
        <ul aria-label={copy.grid.includes(type.name)} className="mt-3 space-y-1.5 text-base sm:mt-4">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <CheckIcon className="mt-1 size-4 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
        <LeftByHand lines={type.byHand} />
        <Link to={paths.law(type.slug)} className="link mt-3 mb-2 inline-block w-fit py-1 text-base">
          {copy.grid.law}
          <span className="sr-only"> {copy.grid.lawOf(type.name)}</span>
        </Link>
        <div className="mt-auto pt-2 sm:pt-4">
          <Button
            look="secondary"
            className="w-full"
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
      </div>
    </li>
  )
}

function Price({ type, className }: { type: DocumentType; className: string | undefined }) {
  // Of what a price says, the amount is as large on each card.
  const price = priceOf(type)
  const amountAt = price.lastIndexOf(' ') + 1
  return (
    <p className={cx('flex flex-wrap items-baseline gap-x-2.5', className)}>
      <span className="font-serif text-lg">
        {price.slice(0, amountAt)}
        <span className="text-title leading-tight">{price.slice(amountAt)}</span>
      </span>
      <span className="text-sm text-soft">{copy.grid.oneTimeFee}</span>
    </p>
  )
}
