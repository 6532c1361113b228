import { useEffect, useRef, type ReactNode } from 'react'

type RefusalProps = {
  title?: string | undefined
  message: string | undefined
  /** What can be tried now. */
  advice?: string | undefined
  /** The ways out. */
  children?: ReactNode
}

/** Why the last try failed. It stands above the button until the next one, and takes the focus, so that no one misses it. */
export function Refusal({ title, message, advice, children }: RefusalProps) {
  const text = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/exhaustive-deps -- once for each sentence
  useEffect(() => text.current?.focus(), [message])
  if (!message) return null
  return (
    <div
      ref={text}
      role="alert"
      tabIndex={-1}
      className="my-5 rounded-md border-l-4 border-danger bg-danger-soft px-5 py-4 text-danger-ink"
    >
      {title && <p className="font-semibold">{title}</p>}
      <p className={title ? undefined : 'font-semibold'}>{message}</p>
      {advice && <p className="mt-1">{advice}</p>}
      {children}
    </div>
  )
}
