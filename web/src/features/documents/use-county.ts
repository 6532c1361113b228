import { isUnreachable } from '@/api/errors'
import type { County, Document } from '@/api/types'
import { copy } from '@/copy'
import { notifyFixedFailure } from '@/ui/notify'
import { notifyUnsaved } from './unsent/notify-unsaved'
import { addData, dropData } from './unsent/store'
import { useUnsent } from './unsent/use-unsent'
import { useKeepBeside } from './use-change-document'

/** The county in which the papers are filed. Its choice is shown while it is still being saved, or waits for that. */
export function useCounty(document: Document, counties: County[]) {
  const keep = useKeepBeside(document.id)
  const { data: waiting } = useUnsent(document.id)
  const saved = countyOf(document, counties)
  const choose = (county: string) =>
    keep.mutate(
      { county },
      {
        onSuccess: () => dropData(document.id, { county: waiting.county }),
        onError: (error) => {
          if (!isUnreachable(error)) return notifyFixedFailure(error, copy.toasts.saveFailed)
          addData(document.id, { county })
          notifyUnsaved(error)
        },
      },
    )
  const unsaved = keep.isPending ? keep.variables.county : waiting.county
  return {
    chosen: typeof unsaved === 'string' ? unsaved : (saved?.id ?? ''),
    saved,
    choose,
    isSaving: keep.isPending,
    isWaiting: waiting.county !== undefined,
  }
}

/** Kept as `county` here, and as `countyName` by the AI-guided screen; by id or by name. */
export function countyOf({ data }: Pick<Document, 'data'>, counties: readonly County[]): County | undefined {
  const named = (kept: unknown) =>
    counties.find(({ id, name }) => [id, name, `${name} County`].some((known) => known === kept))
  return named(data.county) ?? named(data.countyName)
}
