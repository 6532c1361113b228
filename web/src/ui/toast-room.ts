/** How far a message reaches into the page. On a phone, where it stands at the top, the page begins below it. */
export function makeToastRoom(message: HTMLElement | null): (() => void) | undefined {
  const page = document.querySelector('main')
  if (!message || !page) return undefined
  const { style } = document.documentElement
  const top = page.getBoundingClientRect().top + window.scrollY
  const reach = Math.ceil(message.getBoundingClientRect().bottom - top)
  style.setProperty('--toast-room', `${Math.max(0, reach)}px`)
  return () => style.removeProperty('--toast-room')
}
