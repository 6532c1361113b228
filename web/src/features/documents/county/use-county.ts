import { isUnreachable } from '@/api/errors'
import type { County, Document } from '@/api/types'
import { copy } from '@/copy'
import { forgetSent, give } from '@/lib/unsaved-changes'
import { notifyFixedFailure } from '@/ui/notify'
import { notifyUnsaved } from '../saving/notify-unsaved'
import { useUnsaved } from '../saving/use-unsaved'
import { useKeepBeside } from '../saving/use-keep-beside'

/** The county in which the papers are filed. Its choice is shown while it is still being saved, or waits for that. */
export function useCounty(document: Document, counties: County[]) {
  const keep = useKeepBeside(document.id)
  const { data: waiting, hasFailed } = useUnsaved(document.id)
  const saved = countyOf(document, counties)
  const choose = (county: string) =>
    keep.mutate(
      { county },
      {
        onSuccess: () => forgetSent(document.id, { data: { county: waiting.county } }),
        onError: (error) => {
          if (!isUnreachable(error)) return notifyFixedFailure(error, copy.toasts.saveFailed)
          give(document.id, { data: { county } }, true)
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
    isWaiting: hasFailed && waiting.county !== undefined,
  }
}

/** Kept as `county` here, and as `countyName` by the AI-guided screen; by id or by name. */
export function countyOf({ data }: Pick<Document, 'data'>, counties: readonly County[]): County | undefined {
  const named = (kept: unknown) =>
    counties.find(({ id, name }) => [id, name, `${name} County`].some((known) => known === kept))
  return named(data.county) ?? named(data.countyName)
}
