import { useRef, type KeyboardEvent, type TouchEvent } from 'react'

/** A finger moves as far before it means the next page, in CSS pixels. */
const SWIPE = 48

type Pages = { page: number; pages: number; goTo: (page: number) => void }

/** Turns pages by the keys of whoever is in the reader, and by a finger on the page. */
export function useTurning({ page, pages, goTo }: Pages) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const wanted: Record<string, number> = {
    ArrowRight: page + 1,
    ArrowLeft: page - 1,
    Home: 1,
    End: pages,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = wanted[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(to)
  }
  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0]
    start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0]
    if (!start.current || !finger) return
    const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y]
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) goTo(page + (x < 0 ? 1 : -1))
  }
  return { keys: { onKeyDown }, swipes: { onTouchStart, onTouchEnd } }
}
