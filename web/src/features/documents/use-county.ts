import type { County, Document } from '@/api/types'
import { copy } from '@/app/copy'
import { notifyFixedFailure } from '@/app/notify'
import { useKeepBeside } from './use-change-document'

/** The county in which the papers are filed. Its choice is shown while it is still being saved. */
export function useCounty(document: Document, counties: County[]) {
  const keep = useKeepBeside(document.id)
  const saved = countyOf(document, counties)
  const choose = (id: string) =>
    keep.mutate({ county: id }, { onError: (error) => notifyFixedFailure(error, copy.toasts.saveFailed) })
  const chosen = keep.isPending ? String(keep.variables.county) : (saved?.id ?? '')
  return { chosen, saved, choose, isSaving: keep.isPending }
}

/** Kept as `county` here, and as `countyName` by the AI-guided screen; by id or by name. */
export function countyOf({ data }: Pick<Document, 'data'>, counties: readonly County[]): County | undefined {
  const named = (kept: unknown) =>
    counties.find(({ id, name }) => [id, name, `${name} County`].some((known) => known === kept))
  return named(data.county) ?? named(data.countyName)
}
