import { useId, type ReactNode } from 'react'

type PhaseProps = { title: string; children: ReactNode }

/** What is done at one time, on one sheet: now, on the day, and after. */
export function Phase({ title, children }: PhaseProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="flex items-center gap-4 font-serif text-title text-accent">
        {title}
        <span aria-hidden="true" className="h-px grow bg-line" />
      </h2>
      <div className="mt-5 divide-y divide-line rounded-lg bg-raised px-5 shadow-low sm:px-8">{children}</div>
    </section>
  )
}
