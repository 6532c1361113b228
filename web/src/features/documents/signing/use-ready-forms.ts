import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { useKeptList } from '../saving/use-kept-list'
import { FILING, filingOf } from './filing'

/** Which official forms are checked off, by their numbers. */
export type ReadyForms = { ready: string[]; check: (form: string) => void }

/** Kept beside the answers; a check mark that is not kept is taken back. */
export function useReadyForms({ id, data }: Document): ReadyForms {
  const filing = filingOf(data)
  const { list, toggle } = useKeptList({
    id,
    first: filing.forms,
    entry: (forms) => ({ [FILING]: { ...filing, forms } }),
    notKept: copy.filing.notKept,
  })
  return { ready: list, check: toggle }
}
