import { useId, type ReactNode } from 'react'

/** What belongs together in the account, on one card. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-raised p-5 sm:p-7">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
