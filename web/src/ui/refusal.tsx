import { useEffect, useRef } from 'react'

/** Why the last try failed. It stands above the button until the next one, and takes the focus, so that no one misses it. */
export function Refusal({ message }: { message: string | undefined }) {
  const text = useRef<HTMLParagraphElement>(null)
  // oxlint-disable-next-line react/exhaustive-deps -- once for each sentence
  useEffect(() => text.current?.focus(), [message])
  if (!message) return null
  return (
    <p
      ref={text}
      role="alert"
      tabIndex={-1}
      className="my-5 rounded-md border-l-4 border-danger bg-danger-soft px-5 py-4 font-semibold text-danger-ink"
    >
      {message}
    </p>
  )
}
