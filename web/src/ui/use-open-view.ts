import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A view over the page, open while it is rendered. The focus goes back to where it was. */
export function useOpenView(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before what is inside looks for its place or takes the focus, both of which it has only in an open view.
  useLayoutEffect(() => {
    const before = document.activeElement
    const view = dialog.current
    if (view && !view.open) view.showModal()
    return () => {
      // What lies below an open view cannot have the focus.
      view?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}
