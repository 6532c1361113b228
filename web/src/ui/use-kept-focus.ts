import { useEffect, useRef } from 'react'

/** A button that is disabled while it works loses the focus. This gives it back, unless it has been put elsewhere. */
export function useKeptFocus(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hasLost = useRef(false)
  useEffect(() => {
    const element = button.current
    // React hears no events while it changes the page, which is when the browser takes the focus away.
    const note = () => (hasLost.current = element?.disabled === true)
    element?.addEventListener('blur', note)
    return () => element?.removeEventListener('blur', note)
  }, [])
  useEffect(() => {
    if (busy || !hasLost.current) return
    hasLost.current = false
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [busy])
  return button
}
