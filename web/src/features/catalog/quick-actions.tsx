import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { shortDollars } from '@/lib/money'
import { allIn, processingFee } from '@/lib/processing-fee'
import { CourtFee } from '@/ui/court-fee'
import { DocumentIcon } from '@/ui/screen-icons'

type QuickActionsProps = {
  types: DocumentType[]
  creating: string | undefined
  onChoose: (type: DocumentType) => void
}

export function QuickActions({ types, creating, onChoose }: QuickActionsProps) {
  return (
    <section className="rounded-md border border-line bg-raised p-6">
      <h2 className="text-heading">{copy.dashboard.quickTitle}</h2>
      <p className="mt-1 text-sm text-soft">{copy.dashboard.quickFee(processingFee)}</p>
      <ul className="-mx-3 mt-2">
        {types.map((type) => (
          <li key={type.id}>
            <button
              type="button"
              disabled={creating !== undefined}
              aria-busy={creating === type.id || undefined}
              onClick={() => onChoose(type)}
              className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-3 py-2 text-left hover:bg-sunken disabled:text-soft"
            >
              <DocumentIcon name={type.icon} className="size-6 shrink-0 text-accent" />
              <span className="min-w-0 grow basis-40">
                <span className="block font-semibold">{type.name}</span>
                <span className="block text-sm text-soft">
                  {creating === type.id
                    ? copy.grid.creating
                    : `${copy.dashboard.startingAt(shortDollars(type.price))} · ${copy.dashboard.quickAllIn(allIn(type.price))}`}
                </span>
                <CourtFee type={type.id} className="text-sm" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
