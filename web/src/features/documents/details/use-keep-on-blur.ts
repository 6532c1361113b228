import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { afterPress } from '@/lib/press'

/** Keeps a form once the cursor has left all of it. What is not whole yet stays as it is, and nothing is said of it. */
export function useKeepOnBlur(isWanted: boolean, keep: () => void) {
  const latest = useRef(keep)
  useLayoutEffect(() => {
    latest.current = keep
  })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) afterPress(() => latest.current())
  }
  return isWanted ? leave : undefined
}
