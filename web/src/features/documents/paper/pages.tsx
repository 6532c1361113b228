import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { scrolling } from '@/ui/motion'
import { Contents } from './contents'
import { PageStrip } from './page-strip'
import { Sheets } from './paper'
import { useChangedWords } from './use-changed-words'
import { usePages } from './use-pages'
import type { PaperView } from './view'

type PagesProps = PaperView & { paper: Paper }

/** What is left free above and below a clause that is shown, for the bars. */
const MARGIN_PX = { above: 150, below: 150 }

/** The document page by page, in the face and the proportions of the PDF. The arrow keys turn. */
export function Pages({ paper, ...view }: PagesProps) {
  const area = useRef<HTMLElement>(null)
  const { count, shown, starts, turnTo, pageOf } = usePages(area)
  const changed = useChangedWords(area, paper)
  const hasFace = useHasFace()
  const isFirst = useRef(true)
  useEffect(() => {
    const clause = changed ?? area.current?.querySelector('[data-marked]')
    if (!clause) return
    const behavior = isFirst.current ? 'instant' : scrolling()
    isFirst.current = false
    turnTo(pageOf(clause), 'instant')
    // What is marked for a moment has to be in view at once.
    reveal(clause, changed ? 'instant' : behavior)
    // oxlint-disable-next-line react/exhaustive-deps -- when another clause is to be seen, not when a page is turned
  }, [changed, view.marked, paper, hasFace])
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }[event.key]
    if (!step || event.target !== area.current) return
    event.preventDefault()
    turnTo(Math.min(Math.max(shown + step, 0), count - 1))
  }
  return (
    <div className="pages-stage">
      {paper.instruments.length > 1 && <Contents paper={paper} />}
      <PageStrip count={count} shown={shown} starts={starts} onTurn={turnTo} />
      {/* An area of its own has to be reachable by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys turn its pages */}
      <section
        ref={area}
        aria-label={copy.paper.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={turnByKey}
        className="pages relative rounded-sm shadow-high"
      >
        <div className="pages-flow">
          <Sheets paper={paper} {...view} />
        </div>
      </section>
    </div>
  )
}

/** Whether the letters of the paper are here: until then its lines break at other places. */
function useHasFace(): boolean {
  const [hasFace, setHasFace] = useState(false)
  useEffect(() => {
    // Without a network the letters in waiting stay.
    const loading = document.fonts?.load("1em 'Coquina Paper'").catch(() => undefined)
    void loading?.then(() => setHasFace(true))
  }, [])
  return hasFace
}

/** Moves the page on the screen where the clause is not in view, and the question beside it stays in view. */
function reveal(clause: Element, behavior: ScrollBehavior): void {
  if (document.querySelector('[data-moves]')) return
  const { top } = clause.querySelector('h4')?.getBoundingClientRect() ?? clause.getBoundingClientRect()
  const isInView = top > MARGIN_PX.above && top < window.innerHeight - MARGIN_PX.below
  if (!isInView) window.scrollTo({ top: window.scrollY + top - MARGIN_PX.above, behavior })
}
