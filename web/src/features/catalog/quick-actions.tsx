import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { shortDollars } from '@/lib/money'
import { allIn, processingFee } from '@/lib/processing-fee'
import { CourtFee } from '@/ui/court-fee'
import { Fold } from '@/ui/fold'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'
import { ChevronIcon } from '@/ui/icons'
import { DocumentIcon } from '@/ui/screen-icons'

type QuickActionsProps = {
  types: DocumentType[]
  creating: string | undefined
  onChoose: (type: DocumentType) => void
  /** Whether there is nothing beside them: then they are drawn, two by two. */
  isWide?: boolean
}

export function QuickActions({ types, creating, onChoose, isWide = false }: QuickActionsProps) {
  return (
    <section className="rounded-md border border-line bg-raised p-5 sm:p-6">
      <h2 className="text-heading max-sm:sr-only">{copy.dashboard.quickTitle}</h2>
      <Fold
        isOpen={isWide}
        summary={<span className="font-serif text-heading font-normal">{copy.dashboard.quickTitle}</span>}
      >
        <p className="mt-1 text-sm text-soft">{copy.dashboard.quickFee(processingFee)}</p>
        <ul
          className={cx(
            '-mx-3 mt-2',
            isWide && 'grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]',
          )}
        >
          {types.map((type) => (
            <li key={type.id}>
              <button
                type="button"
                disabled={creating !== undefined}
                aria-busy={creating === type.id || undefined}
                onClick={() => onChoose(type)}
                className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3 py-2 text-left hover:bg-sunken disabled:text-soft"
              >
                {isWide ? (
                  <Drawing motif={paperMotif(type.icon)} className="w-20 shrink-0" />
                ) : (
                  <DocumentIcon name={type.icon} className="size-6 shrink-0 text-accent" />
                )}
                <span className="flex min-w-0 grow basis-40 items-center gap-x-3">
                  <span className="min-w-0 grow">
                    <span className="block font-semibold">{type.name}</span>
                    <Prices type={type} isCreating={creating === type.id} />
                    <CourtFee type={type.id} className="text-sm" />
                  </span>
                  <ChevronIcon className="size-4 shrink-0 -rotate-90 text-accent" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}

/** The dot stands only between what is on one line: before a line's beginning it is cut off. */
const Prices = ({ type, isCreating }: { type: DocumentType; isCreating: boolean }) => (
  <span className="flex flex-wrap gap-x-3 overflow-hidden text-sm text-soft">
    {isCreating ? (
      copy.grid.creating
    ) : (
      <>
        <span>{copy.dashboard.startingAt(shortDollars(type.price))}</span>{' '}
        <span className="relative before:absolute before:-left-2 before:content-['·'_/_'']">
          {copy.dashboard.quickAllIn(allIn(type.price))}
        </span>
      </>
    )}
  </span>
)
