import { useLayoutEffect, useRef, type ChangeEvent, type FocusEvent } from 'react'
import { afterPress } from '@/lib/press'

/**
 * Keeps a form once the cursor has left all of it, or one row of it, and as a choice of a row is made. What is not whole yet
 * stays as it is, and nothing is said of it.
 */
export function useKeepOnBlur(isWanted: boolean, keep: () => void) {
  const latest = useRef(keep)
  useLayoutEffect(() => {
    latest.current = keep
  })
  const keepSoon = () => afterPress(() => latest.current())
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const left = target.closest(ROW) ?? currentTarget
    if (!left.contains(relatedTarget)) keepSoon()
  }
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    // What was chosen stands in the boxes only after this.
    if (target.matches(CHOICE) && target.closest(ROW)) queueMicrotask(keepSoon)
  }
  return isWanted ? { onBlur, onChange } : undefined
}

const ROW = '[data-record]'
const CHOICE = 'select, [type="radio"]'
