import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { scrolling } from '@/ui/motion'
import { looksOf, type Mark } from './page-look'

/** Where each sheet begins, in pages. */
export type SheetStart = { id: string; title: string; page: number }

/** From which page to which a clause goes. */
type ClausePages = { id: string; from: number; to: number }

type Layout = { count: number; starts: SheetStart[]; looks: Mark[]; clauses: ClausePages[] }

/** A page is as wide as the area: the columns that it is made of flow over to the right. */
function pageAt(area: HTMLElement, left: number): number {
  const { clientWidth, scrollLeft } = area
  if (clientWidth === 0) return 0
  return Math.max(0, Math.floor((left - area.getBoundingClientRect().left + scrollLeft + 1) / clientWidth))
}

function pagesOf(area: HTMLElement, clause: HTMLElement): ClausePages {
  const parts = [...clause.getClientRects()].map(({ left }) => pageAt(area, left))
  return { id: clause.dataset.clause ?? '', from: parts[0] ?? 0, to: parts.at(-1) ?? 0 }
}

const firstLeft = (element: Element): number =>
  (element.getClientRects()[0] ?? element.getBoundingClientRect()).left

function layoutOf(area: HTMLElement): Layout {
  const count = Math.max(1, Math.round(area.scrollWidth / (area.clientWidth || 1)))
  const sheets = Array.from(area.querySelectorAll<HTMLElement>('[data-sheet]'))
  return {
    count,
    looks: looksOf(area),
    clauses: Array.from(area.querySelectorAll<HTMLElement>('[data-clause]'), (clause) =>
      pagesOf(area, clause),
    ),
    starts: sheets.map((sheet) => ({
      id: sheet.id,
      title: sheet.dataset.sheet ?? '',
      page: pageAt(area, firstLeft(sheet)),
    })),
  }
}

/** The pages of an area: how many there are, which one is shown, and turning to another. */
export function usePages(area: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState<Layout>({ count: 1, starts: [], looks: [], clauses: [] })
  const [isMeasured, setMeasured] = useState(false)
  const [shown, setShown] = useState(0)
  /** The page that is meant to be shown; kept beside the state for what listens to the browser. */
  const wanted = useRef(0)
  const isTurning = useRef(false)

  const turnTo = (page: number, behavior = scrolling()) => {
    wanted.current = page
    isTurning.current = behavior === 'smooth'
    setShown(page)
    area.current?.scrollTo?.({ left: page * area.current.clientWidth, behavior })
  }
  const pageOf = (element: Element) => (area.current ? pageAt(area.current, firstLeft(element)) : 0)

  // Before the first is painted: the notes of every page would be there for a moment.
  useLayoutEffect(() => {
    const place = () => {
      if (area.current) setLayout(layoutOf(area.current))
      setMeasured(true)
    }
    place()
  }, [area])

  useEffect(() => {
    const pane = area.current
    if (!pane) return
    const measure = () => {
      const next = layoutOf(pane)
      setLayout((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
      turnTo(Math.min(wanted.current, next.count - 1), 'instant')
    }
    const watcher = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
    for (const each of [pane, ...pane.querySelectorAll('[data-sheet]')]) watcher?.observe(each)
    /** The browser has brought something into view: a found word, the target of a link. It stands on a page as a whole. */
    const align = () => {
      const at = pane.scrollLeft / (pane.clientWidth || 1)
      turnTo(at > wanted.current ? Math.ceil(at - 0.01) : Math.floor(at + 0.01), 'instant')
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== pane) turnTo(pageAt(pane, firstLeft(target)), 'instant')
    }
    const isOurs = () => Math.abs(pane.scrollLeft - wanted.current * pane.clientWidth) < 2
    const onScrollEnd = () => {
      if (isOurs()) isTurning.current = false
      // The end of an earlier scroll is told late, when the next one is on its way.
      else if (isTurning.current) turnTo(wanted.current, 'instant')
      else align()
    }
    pane.addEventListener('focusin', onFocus)
    pane.addEventListener('scrollend', onScrollEnd)
    return () => {
      watcher?.disconnect()
      pane.removeEventListener('focusin', onFocus)
      pane.removeEventListener('scrollend', onScrollEnd)
    }
  })
  return { ...layout, isMeasured, shown, turnTo, pageOf }
}
