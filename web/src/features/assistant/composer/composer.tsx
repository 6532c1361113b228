import { useId, type FormEvent, type KeyboardEvent, type Ref } from 'react'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { boxClass } from '@/ui/field'
import { ArrowLeftIcon } from '@/ui/screen-icons'
import { InputHints } from './input-hints'
import { LONGEST_MESSAGE, type useComposer } from './use-composer'

const text = copy.composer
const MOST_ROWS = 7
const CHARACTERS_PER_ROW = 60

type ComposerProps = {
  ref: Ref<HTMLTextAreaElement>
  composer: ReturnType<typeof useComposer>
  words: string
  /** The question that is asked. */
  question: string | undefined
  /** Whether it is answered in a form above, too. */
  hasForm: boolean
  /** Whether the question alone is what there is room for. */
  isShort: boolean
  isPending: boolean
}

/** Where the person writes. Enter sends; with Shift it starts a line. */
export function Composer({ ref, composer, words, question, hasForm, isShort, isPending }: ComposerProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    composer.send()
  }
  return (
    <form onSubmit={submit} className="border-t border-line p-3 sm:px-6 sm:py-4 lg:px-4 lg:py-3">
      <label htmlFor={id} className="writing-label mb-1.5 line-clamp-2 min-h-6 pr-12 text-sm font-semibold">
        {isShort ? (question ?? text.label) : labelOf(question, hasForm)}
      </label>
      <div className="flex flex-wrap items-end justify-end gap-2.5 in-data-large:flex-nowrap">
        <textarea
          ref={ref}
          id={id}
          rows={rowsFor(words)}
          value={words}
          disabled={isPending}
          placeholder={text.placeholder}
          autoComplete="off"
          aria-describedby={`${id}-hints`}
          aria-invalid={composer.isTooLong || undefined}
          onChange={(event) => composer.write(event.target.value)}
          onKeyDown={(event) => sendOnEnter(event, composer.send)}
          className={cx(boxClass(false), fieldClass)}
        />
        <Button type="submit" disabled={!composer.canSend} className="in-data-large:h-13">
          <span className="in-data-large:sr-only">{text.send}</span>
          <ArrowLeftIcon className="hidden size-6 rotate-90 in-data-large:block" />
        </Button>
      </div>
      <InputHints id={`${id}-hints`} composer={composer} length={words.length} limit={LONGEST_MESSAGE} />
    </form>
  )
}

/** As tall as what is written, in a browser that can say so. */
const fieldClass =
  'field-sizing-content max-h-[8lh] min-w-0 grow basis-[8em] resize-none placeholder-shown:whitespace-nowrap in-data-large:max-h-[3.5lh] in-data-large:px-3 in-data-large:py-1'

/** Where a form stands above, this field is the other way. */
function labelOf(question: string | undefined, hasForm: boolean): string {
  if (!question) return text.label
  return hasForm ? text.answeringInWords(question) : text.answering(question)
}

/** While letters are being put together by an input method, Enter belongs to it. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>, send: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}

function rowsFor(words: string): number {
  const rows = words.split('\n').map((line) => Math.max(1, Math.ceil(line.length / CHARACTERS_PER_ROW)))
  return Math.min(
    MOST_ROWS,
    rows.reduce((sum, row) => sum + row, 0),
  )
}
