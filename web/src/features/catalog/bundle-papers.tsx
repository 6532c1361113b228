import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'
import { nameOf, papersOf } from './contents'

type PapersProps = { bundle: Bundle; types: DocumentType[] }

/** Its documents by name, each with its drawing; of several to choose from the first is drawn for all. */
export function BundlePapers({ bundle, types }: PapersProps) {
  return (
    <ul aria-label={copy.grid.includes(bundle.name)} className="grid gap-y-2 sm:gap-y-3">
      {papersOf(bundle, types).map(
        (choices) =>
          choices[0] && (
            <li key={choices[0].id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Drawing motif={paperMotif(choices[0].icon)} className="w-11 shrink-0 sm:w-16" />
              <span className="min-w-0 grow basis-24 leading-snug">{nameOf(choices)}</span>
            </li>
          ),
      )}
    </ul>
  )
}
