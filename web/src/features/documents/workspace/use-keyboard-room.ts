import { useEffect } from 'react'

/** The bars of a browser come and go, and are lower. */
const KEYBOARD_PX = 120

/**
 * Where a browser lays its keyboard over the page instead of making the page smaller, as Safari does, what is fixed at the
 * bottom stands above the keyboard. `data-keyboard` says that one is there.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const place = () => {
      const hidden = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop
      document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`)
      document.documentElement.toggleAttribute('data-keyboard', hidden > KEYBOARD_PX)
    }
    place()
    view.addEventListener('resize', place)
    view.addEventListener('scroll', place)
    return () => {
      view.removeEventListener('resize', place)
      view.removeEventListener('scroll', place)
      document.documentElement.style.removeProperty('--keyboard')
      document.documentElement.removeAttribute('data-keyboard')
    }
  }, [])
}
