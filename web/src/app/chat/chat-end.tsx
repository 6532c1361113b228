import { useEffect, useId, useRef, type Ref } from 'react'
import type { Document, DocumentType, Paper } from '@/api/types'
import { copy } from '@/copy'
import { Miniature } from '@/features/documents/dashboard/miniature/miniature'
import { usePaper } from '@/features/documents/dashboard/use-paper'
import { blanksOf, detailsOf, hasDetails } from '@/features/documents/details/detail-groups'
import { Button } from '@/ui/button'
import { PaperPicture } from './paper-picture'

const text = copy.details

type ChatEndProps = {
  document: Document
  type: DocumentType
  /** Whether one comes from the details, and not to them. */
  isBack: boolean
  isLeaving: boolean
  toReview: () => void
  onGive: () => void
  /** Told of the buttons, so that no other leads to the same place while they are in view. */
  buttons: Ref<HTMLDivElement>
}

/** The paper is written: its first page, what it holds, and where to go on. */
export function ChatEnd({ document, type, isBack, isLeaving, toReview, onGive, buttons }: ChatEndProps) {
  const id = useId()
  const { ref, paper, isAwaited } = usePaper(document)
  const blanks = blanksOf(document, detailsOf(document, type)).length
  const isOffered = hasDetails(document, type)
  const review = (
    <Button busy={isLeaving} onClick={toReview}>
      {copy.chat.toReview}
    </Button>
  )
  return (
    <section
      {...(isOffered ? { 'aria-label': text.title } : { 'aria-labelledby': id })}
      className={cardClass}
    >
      <div ref={ref} className="p-4 in-data-large:flex in-data-large:flex-col sm:p-5">
        <div className="flex items-center gap-4 in-data-large:flex-col in-data-large:items-start">
          <PaperPicture document={document} type={type}>
            <Miniature paper={paper} isAwaited={isAwaited} canGrow={false} />
          </PaperPicture>
          <div className="min-w-0">
            <h3 id={id} className="text-subhead">
              {text.written(type.name)}
            </h3>
            {paper && <p className="mt-1 text-sm text-soft">{holding(paper, blanks)}</p>}
          </div>
        </div>
        {isOffered && <Said words={isBack ? text.through(blanks) : text.offer(blanks)} takesFocus={isBack} />}
        <div ref={buttons} className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
          {review}
          {isOffered && (
            <Button look="secondary" onClick={onGive}>
              {isBack ? text.again : text.give}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

function holding({ instruments }: Paper, blanks: number): string {
  const clauses = instruments.reduce((sum, { sections }) => sum + sections.length, 0)
  return text.holds(instruments.length, clauses, blanks)
}

function Said({ words, takesFocus }: { words: string; takesFocus: boolean }) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) said.current?.focus()
  }, [takesFocus])
  return (
    <p ref={said} tabIndex={-1} className="mt-2 text-base in-data-large:order-last in-data-large:mt-4">
      {words}
    </p>
  )
}

/** With large text what is pressed comes before what is said of it. */
const cardClass = 'part chat-end mt-4 rounded-md border border-line bg-raised shadow-low'
