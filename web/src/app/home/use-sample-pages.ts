import { useLayoutEffect, useState, type RefObject } from 'react'

/** Between two pages, in CSS pixels: the gap of the columns. */
const gapOf = (pane: HTMLElement): number => Number.parseFloat(getComputedStyle(pane).columnGap) || 0

/** How large a page is, in CSS pixels: what is drawn small has to break where it does. */
export type PageSize = { width: number; height: number }

/** The pages of a pane whose text runs on in columns as wide as itself, of which it shows one. */
export function useSamplePages(pane: RefObject<HTMLElement | null>) {
  const [pages, setPages] = useState(1)
  const [size, setSize] = useState<PageSize>()
  const [wanted, setWanted] = useState(1)
  const page = Math.min(wanted, pages)
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    const measure = () => {
      const step = element.clientWidth + gapOf(element)
      setPages(Math.max(1, Math.round((element.scrollWidth + gapOf(element)) / step) || 1))
      setSize({ width: element.clientWidth, height: element.clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The paper's face may come later than the paper, and breaks its lines elsewhere.
    const fonts: FontFaceSet | undefined = document.fonts
    fonts?.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      fonts?.removeEventListener('loadingdone', measure)
    }
  }, [pane])
  useLayoutEffect(() => {
    const element = pane.current
    element?.scrollTo({ left: (page - 1) * (element.clientWidth + gapOf(element)), behavior: 'instant' })
  }, [pane, page])
  const goTo = (to: number) => setWanted(Math.min(Math.max(to, 1), pages))
  return { page, pages, size, goTo }
}
