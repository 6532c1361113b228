/**
 * How much room a message takes. On a phone, where it stands at the top, the page begins below it; elsewhere below the
 * height that it has under the header.
 */
export function makeToastRoom(message: HTMLElement | null): (() => void) | undefined {
  const page = document.querySelector('main')
  if (!message || !page) return undefined
  const { style } = document.documentElement
  const { bottom, height } = message.getBoundingClientRect()
  const top = page.getBoundingClientRect().top + window.scrollY
  style.setProperty('--toast-room', `${Math.max(0, Math.ceil(bottom - top))}px`)
  style.setProperty('--toast-height', `${Math.ceil(height)}px`)
  return () => {
    style.removeProperty('--toast-room')
    style.removeProperty('--toast-height')
  }
}
