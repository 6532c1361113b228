import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What is to be done when a form is left, as its last drawing has it. */
export type Leave = RefObject<() => void>

/** Done before the page around the form goes, which then still sends what it is given. */
export function useOnLeave(): Leave {
  const leave = useRef<() => void>(() => undefined)
  useLayoutEffect(() => () => leave.current(), [])
  return leave
}

/** Says what is to be done. */
export function useLeaving(leave: Leave, act: () => void): void {
  useLayoutEffect(() => {
    leave.current = act
  })
}
