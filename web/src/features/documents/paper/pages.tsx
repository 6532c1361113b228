import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { scrolling } from '@/ui/motion'
import { Contents } from './contents'
import { PageNotes } from './page-notes'
import { PageStrip } from './page-strip'
import { reveal, seenIn } from './reveal'
import { Sheets } from './paper'
import { useChangedWords } from './use-changed-words'
import { useColumnMoves, useLift } from './use-lift'
import { usePages } from './use-pages'
import type { PaperView } from './view'

type PagesProps = PaperView & {
  paper: Paper
  /** The id of what stands after the pages, for who skips them. */
  after?: string
}

/** The document page by page, in the face and the proportions of the PDF. The arrow keys turn. */
export function Pages({ paper, after, renderNotes, ...view }: PagesProps) {
  const area = useRef<HTMLElement>(null)
  const { count, shown, starts, looks, clauses, isMeasured, turnTo, pageOf } = usePages(area)
  const changed = useChangedWords(area, paper)
  const hasFace = useHasFace()
  const isFirst = useRef(true)
  const lift = useLift(area)
  const show = () => {
    const clause = changed ?? seenIn(area.current)
    if (!clause) return
    const behavior = isFirst.current ? 'instant' : scrolling()
    isFirst.current = false
    // A clause that begins at the foot of a page can have its heading on the next one.
    turnTo(pageOf(clause.querySelector('h4') ?? clause), 'instant')
    // What is marked for a moment has to be in view at once.
    reveal(clause, changed ? 'instant' : behavior, lift)
  }
  // oxlint-disable-next-line react/exhaustive-deps -- when another clause is to be seen, not when a page is turned
  useEffect(show, [changed, view.marked, view.seen, view.last, paper, hasFace])
  useColumnMoves(show)
  const turn = (page: number) => {
    lift(0)
    turnTo(page)
  }
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }[event.key]
    if (!step || event.target !== area.current) return
    event.preventDefault()
    turn(Math.min(Math.max(shown + step, 0), count - 1))
  }
  return (
    <div className="pages-stage">
      {paper.instruments.length > 1 && <Contents paper={paper} />}
      <PageStrip {...{ count, shown, starts, looks }} onTurn={turn} />
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
      {renderNotes && (
        <PageNotes
          id={after}
          paper={paper}
          isPlaced={isMeasured}
          elsewhere={clauses.filter(({ from, to }) => shown < from || to < shown).map(({ id }) => id)}
          renderNotes={renderNotes}
        />
      )}
    </div>
  )
}

const FACES = ["1em 'Coquina Paper'", "italic 1em 'Coquina Paper'", "700 1em 'Coquina Paper'"]

/** Whether the letters of the paper, and those around it, are here: until then its lines break at other places. */
function useHasFace(): boolean {
  const [hasFace, setHasFace] = useState(false)
  useEffect(() => {
    // Without a network the letters in waiting stay.
    const loading = FACES.map((face) => document.fonts?.load(face).catch(() => undefined))
    void Promise.all(loading)
      .then(() => document.fonts?.ready)
      .then(() => setHasFace(true))
  }, [])
  return hasFace
}
