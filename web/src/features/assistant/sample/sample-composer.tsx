import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { previewChat as text } from '@/copy/preview-chat'
import { Button } from '@/ui/button'
import { boxClass } from '@/ui/field'

type SampleComposerProps = { isLocked: boolean; isWaiting: boolean; onSend: (text: string) => void }

export function SampleComposer({ isLocked, isWaiting, onSend }: SampleComposerProps) {
  const hint = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState('')
  const canSend = words.trim() !== '' && !isWaiting && !isLocked
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canSend) return
    onSend(words.trim())
    setWords('')
    // The button that was pressed is disabled now, and would lose the focus.
    box.current?.focus()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap gap-3">
      <textarea
        ref={box}
        aria-label={text.placeholder}
        aria-describedby={hint}
        placeholder={text.placeholder}
        rows={2}
        value={words}
        disabled={isLocked}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={sendOnEnter}
        className={`${boxClass(false)} resize-none disabled:cursor-not-allowed disabled:bg-sunken`}
      />
      <p id={hint} className="grow text-sm text-soft pointer-coarse:sr-only">
        {text.hint}
      </p>
      <Button type="submit" disabled={!canSend}>
        {text.send}
      </Button>
    </form>
  )
}

/** Enter sends, and Shift + Enter does not. While a word is being put together, Enter belongs to that. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
