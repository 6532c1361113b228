import { useState } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { notifyFixedFailure } from '@/ui/notify'
import { useKeepBeside } from '../saving/use-keep-beside'
import { FILING, filingOf } from './filing'

/** Which official forms are checked off, by their numbers. */
export type ReadyForms = { ready: string[]; check: (form: string) => void }

/** Kept beside the answers; a check mark that is not kept is taken back. */
export function useReadyForms({ id, data }: Document): ReadyForms {
  const filing = filingOf(data)
  const [ready, setReady] = useState(filing.forms)
  const keep = useKeepBeside(id)
  const check = (form: string) => {
    const before = ready
    const next = before.includes(form) ? before.filter((each) => each !== form) : [...before, form]
    setReady(next)
    keep.mutate(
      { [FILING]: { ...filing, forms: next } },
      {
        onError: (error) => {
          setReady(before)
          notifyFixedFailure(error, copy.filing.notKept)
        },
      },
    )
  }
  return { ready, check }
}
