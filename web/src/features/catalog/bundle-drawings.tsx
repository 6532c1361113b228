import type { Bundle, DocumentType } from '@/api/types'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'

type DrawingsProps = { bundle: Bundle; types: DocumentType[]; isNamed?: boolean }

/** The drawings of its documents; of several to choose from the first stands for all. */
export function BundleDrawings({ bundle, types, isNamed = false }: DrawingsProps) {
  const inside = bundle.documents.map((names) => types.filter(({ id }) => names.includes(id)))
  const [List, Item] = isNamed ? (['ul', 'li'] as const) : (['div', 'div'] as const)
  return (
    <List className="flex flex-wrap gap-3">
      {inside.map(
        ([first, ...others]) =>
          first && (
            <Item key={first.id} className="w-full max-w-26 min-w-0 flex-1 basis-16">
              <Drawing motif={paperMotif(first.icon)} className="w-full" />
              {isNamed && (
                <p className="mt-1.5 text-sm leading-snug">
                  {[first, ...others].map(({ name }) => name).join(' or ')}
                </p>
              )}
            </Item>
          ),
      )}
    </List>
  )
}
