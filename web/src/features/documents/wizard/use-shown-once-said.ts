import { useEffect, useRef } from 'react'
import { scrolling } from '@/ui/motion'

/** Brings what is said of an answer that was just given into view, at least the button that mends it; what stood there from the beginning stays where it is. */
export function useShownOnceSaid(isSaid: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const wasSaid = useRef(isSaid)
  useEffect(() => {
    const shown = box.current?.querySelector('button') ?? box.current
    if (isSaid && !wasSaid.current) shown?.scrollIntoView?.({ block: 'nearest', behavior: scrolling() })
    wasSaid.current = isSaid
  }, [isSaid])
  return box
}
