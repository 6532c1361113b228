import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { copy } from '@/copy'
import { CloseButton } from '@/ui/close-button'
import { showNewest } from './use-newest-in-view'

const text = copy.help

type HelpQuestionsProps = {
  /** What the document’s type suggests to ask. */
  suggested: readonly string[]
  isDisabled: boolean
  onClose: () => void
  onSay: (words: string) => void
}

/** Questions that can be asked at any time, in the place of the field: what was said last stays in view above them. */
export function HelpQuestions({ suggested, isDisabled, onClose, onSay }: HelpQuestionsProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true })
    showNewest()
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // The keys of what is inside end here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="dialog" aria-labelledby={id} onKeyDown={closeOnEscape} className={sheetClass}>
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="font-sans text-base font-semibold tracking-normal">
          {text.title}
        </h3>
        <CloseButton label={text.close} onClose={onClose} />
      </div>
      <ul ref={list} className="-mx-2 grid gap-x-3 sm:grid-cols-2">
        {[...suggested, ...text.general].map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onSay(question)}
              className="min-h-11 w-full rounded-md px-2 py-2 text-left text-base leading-snug text-accent hover:bg-sunken disabled:text-soft"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const sheetClass =
  'max-h-[50dvh] overflow-y-auto border-t border-line px-4 pt-1 pb-3 max-sm:rounded-t-lg max-sm:shadow-high sm:px-6 lg:px-4'
