import { useState, type FormEvent, type ReactNode } from 'react'
import { copy } from '@/app/copy'
import { Button } from '@/ui/button'
import { boxClass } from '@/ui/field'
import { cx } from '@/ui/cx'
import { useSampleChat } from './use-sample-chat'

const text = copy.previewChat

export function SampleChat({ whenLocked }: { whenLocked: ReactNode }) {
  const { messages, isTyping, remaining, send } = useSampleChat()
  return (
    <div className="rounded-md border border-line bg-raised">
      <div role="log" aria-label={text.log}>
        <ol className="space-y-4 p-5 sm:p-7">
          {messages.map((message, index) => (
            // Messages are only ever added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <Bubble key={index} isMine={message.role === 'user'} text={message.text} />
          ))}
          {isTyping && <li className="text-soft">{text.typing}</li>}
        </ol>
      </div>
      <div className="border-t border-line p-5 sm:p-7">
        {remaining > 0 ? <Composer isDisabled={isTyping} onSend={send} /> : <p>{text.locked}</p>}
        <p role="status" className="mt-2 text-sm text-soft">
          {text.remaining(remaining)}
        </p>
        {remaining === 0 && whenLocked}
      </div>
    </div>
  )
}

function Bubble({ isMine, text: words }: { isMine: boolean; text: string }) {
  return (
    <li
      className={cx(
        'w-fit max-w-[85%] rounded-md px-4 py-3',
        isMine ? 'ml-auto bg-accent-soft' : 'bg-sunken',
      )}
    >
      <span className="mb-1 block text-sm font-semibold text-soft">{isMine ? text.you : text.assistant}</span>
      {words}
    </li>
  )
}

function Composer({ isDisabled, onSend }: { isDisabled: boolean; onSend: (text: string) => void }) {
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '' || isDisabled) return
    onSend(words.trim())
    setWords('')
  }
  return (
    <form onSubmit={submit} className="flex gap-3">
      <input
        aria-label={text.placeholder}
        placeholder={text.placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className={boxClass(false)}
      />
      <Button type="submit" disabled={isDisabled || words.trim() === ''}>
        {text.send}
      </Button>
    </form>
  )
}
