import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { copy } from '@/copy'
import { CloseIcon, QuestionIcon } from '@/ui/screen-icons'

const text = copy.help

type HelpBubbleProps = {
  /** What the document’s type suggests to ask. */
  suggested: readonly string[]
  isDisabled: boolean
  onSay: (words: string) => void
}

/** Questions that can be asked at any time. It stands beside the field's label, and closes by Escape or by going on. */
export function HelpBubble({ suggested, isDisabled, onSay }: HelpBubbleProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // The keys of what is inside end here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      className="absolute top-0.5 right-3 sm:top-1 sm:right-6 lg:right-4"
    >
      {isOpen && (
        <Suggestions
          id={id}
          questions={[...suggested, ...text.general]}
          isDisabled={isDisabled}
          onClose={close}
          onSay={(words) => {
            setOpen(false)
            onSay(words)
          }}
        />
      )}
      <button
        ref={opener}
        type="button"
        aria-label={text.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="ml-auto grid size-9 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-hover"
      >
        {isOpen ? <CloseIcon /> : <QuestionIcon className="size-5" />}
      </button>
    </div>
  )
}

type SuggestionsProps = {
  id: string
  questions: readonly string[]
  isDisabled: boolean
  onClose: () => void
  onSay: (words: string) => void
}

function Suggestions({ id, questions, isDisabled, onClose, onSay }: SuggestionsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  return (
    <div
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="absolute right-0 bottom-full mb-3 w-72 max-w-[calc(100vw-3rem)] rounded-md border border-line bg-raised p-4 shadow-high"
    >
      <div className="flex items-center justify-between">
        <h3 id={`${id}-title`} className="font-sans text-base font-semibold tracking-normal">
          {text.title}
        </h3>
        <button type="button" onClick={onClose} className="link min-h-8 px-1 text-sm">
          {text.close}
        </button>
      </div>
      <ul ref={list} className="-mx-2 mt-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onSay(question)}
              className="min-h-11 w-full rounded-md px-2 py-2 text-left leading-snug text-accent hover:bg-sunken disabled:text-soft"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
