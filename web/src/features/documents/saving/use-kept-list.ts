import { useState } from 'react'
import { notifyFixedFailure } from '@/ui/notify'
import { useKeepBeside } from './use-keep-beside'

type KeptList = {
  /** The document beside whose answers the list is kept. */
  id: number
  first: string[]
  /** What is kept for a list: the entry that has it. */
  entry: (list: string[]) => Record<string, unknown>
  /** What is said when it was not kept. */
  notKept: string
}

/** A list from which an entry goes with one press and to which it comes with the next. What is not kept is taken back. */
export function useKeptList({ id, first, entry, notKept }: KeptList) {
  const [list, setList] = useState(first)
  const keep = useKeepBeside(id)
  const toggle = (item: string) => {
    const next = list.includes(item) ? list.filter((each) => each !== item) : [...list, item]
    setList(next)
    keep.mutate(entry(next), {
      onError: (error) => {
        setList(list)
        notifyFixedFailure(error, notKept)
      },
    })
  }
  return { list, toggle }
}
