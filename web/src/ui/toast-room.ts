/** How high a message is, for the page to make room for it (styles.css): the page may be another by the time it is seen. */
export function makeToastRoom(message: HTMLElement | null): (() => void) | undefined {
  if (!message) return undefined
  const { style } = document.documentElement
  style.setProperty('--toast-height', `${Math.ceil(message.getBoundingClientRect().height)}px`)
  return () => style.removeProperty('--toast-height')
}
