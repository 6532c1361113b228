import { useEffect, useState, type RefObject } from 'react'
import type { County, Document, DocumentType, Fact, KnownEntry, Question } from '@/api/types'
import { copy } from '@/copy'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { hasAnswer } from '@/features/assistant/questions/questions-asked'
import { fitting } from '@/features/documents/book/fitting'
import { ListedPersonButtons } from '@/features/documents/book/person-buttons'
import { useKnown } from '@/features/documents/book/use-known'
import { FactInput } from '@/features/documents/facts/fact-input'
import { useFactForm } from '@/features/documents/facts/use-fact-form'
import { UnsavedNotice } from '@/features/documents/saving/unsaved-notice'
import { Button } from '@/ui/button'

type Setting = { document: Document; counties: County[] }
export type PiecesProps = Setting & {
  type: DocumentType
  chat: GuidedChat
  /** Where own words are written. */
  input: RefObject<HTMLElement | null>
  /** Told whether another field than that one is there. */
  onForm: (isShown: boolean) => void
}

/** Where the law wants structure, the pieces of a question are asked for beneath it. Own words are the other way. */
export function Pieces({ type, chat, ...setting }: PiecesProps) {
  const { asked } = chat
  const fact = asked && factOf(asked, type, setting.document)
  const known = useKnown(setting.document, fact)
  if (!fact) return null
  const hasOwnWords = hasAnswer(chat.answers, asked.id) && !(fact.id in setting.document.facts)
  return (
    <OpenPieces
      key={`${fact.id} ${known !== undefined} ${chat.talk.widget}`}
      {...setting}
      {...{ chat, asked, fact, known, hasOwnWords }}
    />
  )
}

/** A condition is the server's to judge, once the answers are saved; without one the pieces are there at once. */
const factOf = (asked: Question, { facts }: DocumentType, { interview }: Document): Fact | undefined =>
  facts.find(
    ({ id, composes, condition }) =>
      composes === asked.id && (!condition || interview.composing.includes(id)),
  )

type OpenPiecesProps = Omit<PiecesProps, 'type'> & {
  asked: Question
  fact: Fact
  known: KnownEntry | undefined
  hasOwnWords: boolean
}

function OpenPieces({ chat, asked, hasOwnWords, input, onForm, ...setting }: OpenPiecesProps) {
  const [isOpen, setOpen] = useState(!hasOwnWords || chat.talk.widget === 'pieces')
  const [isPressed, setPressed] = useState(false)
  const open = () => {
    setPressed(true)
    setOpen(true)
  }
  if (!isOpen) return <ToPieces isKept={hasOwnWords} onPress={open} />
  const toOwnWords = () => {
    setOpen(false)
    input.current?.focus()
  }
  const answer = (words: string) => chat.answer(asked, words, words)
  return (
    <PiecesForm
      {...setting}
      onForm={onForm}
      takesFocus={isPressed}
      beforeSaving={() => chat.queue.flush()}
      onSaved={answer}
      onOwnWords={toOwnWords}
    />
  )
}

/** The way to the pieces, and which of the two takes the place of the other. */
const ToPieces = ({ isKept, onPress }: { isKept: boolean; onPress: () => void }) => (
  <div className="mb-2.5">
    <Button look="secondary" shape="chip" onClick={onPress}>
      {copy.facts.pieces}
    </Button>
    <p className="mt-1 text-sm text-soft">{isKept ? copy.facts.piecesNote : copy.facts.ownWordsNote}</p>
  </div>
)

type PiecesFormProps = Setting & {
  fact: Fact
  known: KnownEntry | undefined
  /** Whether the cursor goes to the first of them. */
  takesFocus: boolean
  /** Answers that are on their way go first: a piece may belong to one of them. */
  beforeSaving: () => Promise<boolean>
  /** With the answer that the pieces compose. */
  onSaved: (answer: string) => void
  onOwnWords: () => void
  onForm: PiecesProps['onForm']
}

function PiecesForm(props: PiecesFormProps) {
  const { document, counties, fact, known, takesFocus, beforeSaving, onSaved, onOwnWords, onForm } = props
  useFormShown(onForm)
  const tell = (saved: Document) => onSaved(String(saved.answers[fact.composes ?? ''] ?? ''))
  const { form, boxes, change, save, isEmpty, isSaving, isWaiting } = useFactForm(document, fact, {
    known: known && fitting(fact, known),
    onSent: tell,
  })
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [form, takesFocus])
  const [isSending, setSending] = useState(false)
  const isBusy = isSending || isSaving
  const send = async () => {
    setSending(true)
    if (await beforeSaving()) save(tell)
    setSending(false)
  }
  return (
    <form
      ref={form}
      noValidate
      className="mb-4 rounded-md border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !isBusy) void send()
      }}
    >
      {/* The assistant has just asked it. */}
      <FactInput {...boxes} counties={counties} isHeaded />
      <ListedPersonButtons document={document} fact={fact} draft={boxes.draft} onUse={change} />
      <UnsavedNotice words={copy.unsent.answer} isWaiting={isWaiting} isSaved={false} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} disabled={isEmpty}>
          {copy.facts.answerWith}
        </Button>
        <Button look="quiet" onClick={onOwnWords}>
          {copy.facts.ownWords}
        </Button>
      </div>
      <p className="mt-2 text-sm text-soft">{copy.facts.ownWordsNote}</p>
    </form>
  )
}

/** Beside a form, the field for the message is the other way to answer. */
export function useFormShown(onForm: PiecesProps['onForm']): void {
  useEffect(() => {
    onForm(true)
    return () => onForm(false)
  }, [onForm])
}
