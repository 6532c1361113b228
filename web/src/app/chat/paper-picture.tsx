import { useState, type ReactNode } from 'react'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { OpenedPaper } from '@/features/documents/workspace/opened-paper'
import { usePaperSoFar } from '@/features/documents/workspace/use-paper-so-far'
import { useMedia } from '@/ui/use-media'
import { BESIDE } from './chat-paper'

type PaperPictureProps = { document: Document; type: DocumentType; children: ReactNode }

/** A picture of the paper. Where the paper is not beside the conversation, it opens it. */
export function PaperPicture({ document, type, children }: PaperPictureProps) {
  const isBeside = useMedia(BESIDE)
  const [isOpen, setOpen] = useState(false)
  const { paper, view } = usePaperSoFar({ document, type, question: '' })
  const canOpen = !isBeside && paper
  return (
    <div className="relative shrink-0 rounded-md bg-shell-4 p-2.5">
      {children}
      {canOpen && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="absolute inset-0 size-full rounded-md"
        >
          <span className="sr-only">{copy.panel.show}</span>
        </button>
      )}
      {canOpen && isOpen && <OpenedPaper paper={paper} view={view} onClose={() => setOpen(false)} />}
    </div>
  )
}
