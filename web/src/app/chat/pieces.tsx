import { useState } from 'react'
import type { County, Document, DocumentType, Fact, KnownEntry } from '@/api/types'
import { copy } from '@/copy'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { fitting } from '@/features/documents/book/fitting'
import { useKnown } from '@/features/documents/book/use-known'
import { FactInput } from '@/features/documents/facts/fact-input'
import { useFactForm } from '@/features/documents/facts/use-fact-form'
import { Button } from '@/ui/button'

type Setting = { document: Document; counties: County[] }
type PiecesProps = Setting & { type: DocumentType; chat: GuidedChat }

/** A question of the conversation that can be answered piece by piece. */
export function Pieces({ type, chat, ...setting }: PiecesProps) {
  const [isOpen, setOpen] = useState(false)
  const { composing } = setting.document.interview
  const { asked } = chat
  const fact = type.facts.find(({ id, composes }) => composes === asked?.id && composing.includes(id))
  const known = useKnown(setting.document, fact)
  if (!asked || !fact) return null
  const answer = (words: string) => chat.answer(asked, words, words)
  if (isOpen)
    return <PiecesForm {...{ ...setting, fact, known }} onSaved={answer} onClose={() => setOpen(false)} />
  return (
    <Button look="secondary" shape="chip" className="mt-2.5" onClick={() => setOpen(true)}>
      {copy.facts.pieces}
    </Button>
  )
}

type PiecesFormProps = Setting & {
  fact: Fact
  known: KnownEntry | undefined
  /** With the answer that the pieces compose. */
  onSaved: (answer: string) => void
  onClose: () => void
}

function PiecesForm({ document, counties, fact, known, onSaved, onClose }: PiecesFormProps) {
  const { form, boxes, save, isEmpty, isSaving } = useFactForm(document, fact, known && fitting(fact, known))
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 rounded-md border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) save((saved) => onSaved(String(saved.answers[fact.composes ?? ''] ?? '')))
      }}
    >
      <FactInput {...boxes} counties={counties} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" busy={isSaving} disabled={isEmpty}>
          {copy.facts.answerWith}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {copy.facts.ownWords}
        </Button>
      </div>
    </form>
  )
}
