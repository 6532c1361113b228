import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Paper } from '../paper/paper'
import { previewQuery } from '../queries'

/** What is left free above the clause that is scrolled to. */
const MARGIN_PX = 24

type DocumentPanelProps = { document: Document; question: string; className?: string }

/** The document as it stands, beside the question; on a phone behind a button. It changes in silence after each save. */
export function DocumentPanel({ document, question, className }: DocumentPanelProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data: preview, isError } = useQuery({
    ...previewQuery(document),
    placeholderData: keepPreviousData,
  })
  const pane = useScrollToMarked([question, preview, isOpen])
  return (
    <section className={className}>
      <Button
        look="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="w-full lg:hidden"
      >
        {isOpen ? copy.panel.hide : copy.panel.show}
      </Button>
      <div id={id} className={cx('max-lg:mt-4', !isOpen && 'max-lg:hidden')}>
        <h2 className="mb-2 text-subhead">{copy.panel.title}</h2>
        {isError && <p className="text-soft">{copy.panel.failed}</p>}
        {preview && !preview.paper && <p className="text-soft">{copy.review.noPaper}</p>}
        {preview?.paper && (
          // How to sign is for the review: here is what the answers make.
          <Paper ref={pane} paper={{ ...preview.paper, cover: [] }} isDraft marked={question} />
        )}
      </div>
    </section>
  )
}

/** Brings the clause that the question feeds into view, without moving the page. */
function useScrollToMarked(changes: unknown[]) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const clause = pane.current?.querySelector('[data-marked]')
    if (!pane.current || !clause) return
    const { top } = pane.current.getBoundingClientRect()
    pane.current.scrollTop += clause.getBoundingClientRect().top - top - MARGIN_PX
    // oxlint-disable-next-line react/exhaustive-deps -- the clause moves when one of these changes
  }, changes)
  return pane
}
