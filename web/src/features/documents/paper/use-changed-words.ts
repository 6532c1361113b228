import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Paper } from '@/api/types'
import { changedWords, type Span } from './changed-words'

const NAME = 'changed-words'
/** How long changed words stay marked. */
const WASH_MS = 600
/** How long the clause that changed stays in view before the one of the next question is shown. */
const STAY_MS = 1200

/**
 * Marks the words of the paper that are new, for a moment, and says meanwhile which clause has the first of them. The marks
 * are the browser's own: the text stays as it is, and is announced to no one.
 */
export function useChangedWords(area: RefObject<HTMLElement | null>, paper: Paper): Element | undefined {
  const before = useRef<Map<string, string>>(undefined)
  const [changed, setChanged] = useState<Element>()
  useEffect(() => {
    const clauses = Array.from(area.current?.querySelectorAll<HTMLElement>('[data-clause]') ?? [])
    const known = before.current
    before.current = new Map(clauses.map((clause) => [idOf(clause), wordsIn(clause)]))
    if (!known) return
    const marks = clauses.flatMap((clause) => {
      const old = known.get(idOf(clause))
      const spans = old === undefined ? [] : changedWords(old, wordsIn(clause))
      return spans.length > 0 ? [{ clause, ranges: rangesIn(clause, spans) }] : []
    })
    if (marks.length === 0 || isStill()) return
    setChanged(marks[0]?.clause)
    wash(marks.flatMap(({ ranges }) => ranges))
    const end = setTimeout(() => setChanged(undefined), STAY_MS)
    return () => clearTimeout(end)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the marks are those of another paper
  }, [area, paper])
  return changed
}

const idOf = (clause: HTMLElement): string => clause.dataset.clause ?? ''

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** What a clause prints: its heading and its blocks, without what stands there for the screen. */
function textNodes(clause: HTMLElement): Text[] {
  const nodes: Text[] = []
  for (const part of clause.querySelectorAll(':scope > h4, :scope > [data-blocks]')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  }
  return nodes
}

const wordsIn = (clause: HTMLElement): string =>
  textNodes(clause)
    .map(({ data }) => data)
    .join(' ')

function rangesIn(clause: HTMLElement, spans: Span[]): Range[] {
  const ranges: Range[] = []
  let at = 0
  for (const node of textNodes(clause)) {
    const end = at + node.data.length
    for (const { from, to } of spans) {
      if (to <= at || from >= end) continue
      const range = document.createRange()
      range.setStart(node, Math.max(from - at, 0))
      range.setEnd(node, Math.min(to - at, node.data.length))
      ranges.push(range)
    }
    at = end + 1
  }
  return ranges
}

function wash(ranges: Range[]): void {
  if (!('highlights' in CSS)) return
  const mark = new Highlight(...ranges)
  CSS.highlights.set(NAME, mark)
  setTimeout(() => CSS.highlights.get(NAME) === mark && CSS.highlights.delete(NAME), WASH_MS)
}
