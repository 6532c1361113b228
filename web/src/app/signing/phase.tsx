import { useId, type ReactNode } from 'react'
import { Summary } from '@/ui/summary'

type PhaseProps = {
  title: string
  /** Whether it is over, and is opened only to look something up. */
  isFolded?: boolean
  children: ReactNode
}

/** What is done at one time, on one sheet: now, on the day, and after. */
export function Phase({ title, isFolded = false, children }: PhaseProps) {
  const id = useId()
  const heading = (
    <h2 id={id} className="flex min-w-0 grow items-center gap-4 font-serif text-title text-accent">
      {title}
      <span aria-hidden="true" className="h-px grow bg-line" />
    </h2>
  )
  const sheet = (
    <div className="mt-5 divide-y divide-line rounded-lg bg-raised px-5 shadow-low sm:px-8">{children}</div>
  )
  return (
    <section aria-labelledby={id} className="mt-12">
      {isFolded ? (
        <details>
          <Summary className="min-h-14 gap-4">{heading}</Summary>
          {sheet}
        </details>
      ) : (
        <>
          {heading}
          {sheet}
        </>
      )}
    </section>
  )
}
