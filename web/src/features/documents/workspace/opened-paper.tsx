import { useEffect, useRef } from 'react'
import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { FullScreen } from '@/ui/full-screen'
import { Paper as WholePaper } from '../paper/paper'
import { seenIn } from '../paper/reveal'
import type { PaperView } from '../paper/view'

type OpenedPaperProps = { paper: Paper; view: PaperView; onClose: () => void }

/** The whole paper over the page, opened at the clause that is being written. */
export function OpenedPaper({ paper, view, onClose }: OpenedPaperProps) {
  return (
    <FullScreen title={copy.panel.title} closeLabel={copy.panel.hide} onClose={onClose}>
      <AtClause paper={paper} view={view} onClose={onClose} />
    </FullScreen>
  )
}

function AtClause({ paper, view, onClose }: OpenedPaperProps) {
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    seenIn(whole.current)?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    // A link in the paper leads to a question: the paper makes room for it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={whole}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[data-to-question]')) onClose()
      }}
    >
      <WholePaper paper={paper} {...view} />
    </div>
  )
}
