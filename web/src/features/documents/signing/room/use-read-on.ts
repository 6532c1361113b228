import { useLayoutEffect, useRef, useState } from 'react'
import { scrolling } from '@/ui/motion'

/** How much of the screen before stays in view, and what is too little to be told. */
const KEPT = 0.2
const SLACK_PX = 8

const isCut = (screen: HTMLElement | null): screen is HTMLElement =>
  screen !== null && screen.scrollHeight - screen.scrollTop - screen.clientHeight > SLACK_PX

/** Whether what a screen shows goes on below its edge or above it, and the way on. */
export function useReadOn(at: number) {
  const screen = useRef<HTMLDivElement>(null)
  const [hasMore, setHasMore] = useState(false)
  const [hasAbove, setHasAbove] = useState(false)
  const look = () => {
    setHasMore(isCut(screen.current))
    setHasAbove((screen.current?.scrollTop ?? 0) > SLACK_PX)
  }
  useLayoutEffect(() => {
    const place = screen.current
    setHasMore(isCut(place))
    setHasAbove(false)
    if (!place || !('ResizeObserver' in window)) return
    const watcher = new ResizeObserver(() => setHasMore(isCut(place)))
    watcher.observe(place)
    for (const part of place.children) watcher.observe(part)
    return () => watcher.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each screen
  }, [at])
  /** Shows what is below, if there is anything. */
  const readOn = (): boolean => {
    const place = screen.current
    if (!isCut(place)) return false
    place.scrollBy({ top: place.clientHeight * (1 - KEPT), behavior: scrolling() })
    return true
  }
  return { screen, hasMore, hasAbove, look, readOn }
}
