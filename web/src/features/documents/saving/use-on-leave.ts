import { useCallback, useLayoutEffect, useRef } from 'react'

/** Takes what is to be done when a form is left. */
export type OnLeave = (act: () => void) => void

/** Done before the page around the form goes, which then still sends what it is given. */
export function useOnLeave(): OnLeave {
  const leave = useRef<() => void>(() => undefined)
  useLayoutEffect(() => () => leave.current(), [])
  return useCallback((act) => {
    leave.current = act
  }, [])
}

/** Says what is to be done, as the form stands now. */
export function useLeaving(onLeave: OnLeave, act: () => void): void {
  useLayoutEffect(() => onLeave(act))
}
