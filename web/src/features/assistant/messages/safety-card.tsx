import { useId } from 'react'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import type { Said } from '../conversation/conversation'

const text = copy.safety

type SafetyCardProps = { said: Said; onLeave: () => void }

/** Where help is. Its numbers can be pressed, and one press leaves the page. */
export function SafetyCard({ said, onLeave }: SafetyCardProps) {
  const title = useId()
  const { help = 'any' } = said
  return (
    <section
      aria-labelledby={title}
      className="max-w-2xl rounded-md border-2 border-danger bg-danger-soft p-4 text-danger-ink"
    >
      <p id={title} className="text-lg font-semibold">
        {help === 'any' ? text.any : text.titles[help]}
      </p>
      <p className="mt-1 break-words">{withNumbers(said.text)}</p>
      <Button look="danger" className="mt-4" aria-describedby={`${title}-hint`} onClick={onLeave}>
        {text.leave}
      </Button>
      <p id={`${title}-hint`} className="mt-2 text-sm">
        {text.leaveHint}
      </p>
    </section>
  )
}

const NUMBER = /\b(1-\d{3}-\d{3}-\d{4}|911|988)\b/

/** Every second part of a text that is split at its numbers is a number. */
const withNumbers = (message: string) =>
  message.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a message never change.
      // oxlint-disable-next-line react/no-array-index-key
      <a
        key={index}
        href={`tel:${part}`}
        aria-label={text.call(part)}
        className="link font-semibold whitespace-nowrap"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
