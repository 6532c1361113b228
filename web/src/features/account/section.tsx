import { useId, type ReactNode } from 'react'
import { Summary } from '@/ui/summary'

type SectionProps = {
  title: string
  text: string
  children?: ReactNode
  /** What opens it, where it is folded until it is wanted. */
  opener?: string
  /** Its name in an address that leads to it. */
  id?: string | undefined
}

/** One matter of the account: what it is, and beside it what can be done. */
export function Section({ title, text, children, opener, id: place }: SectionProps) {
  const id = useId()
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="mb-4 grid scroll-mt-4 gap-x-14 gap-y-4 rounded-md border border-line bg-raised p-5 sm:p-7 md:grid-cols-[1fr_1.5fr]"
    >
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-2 break-words text-soft">{text}</p>
      </div>
      <div>
        {opener ? (
          <details>
            <Summary className="min-h-11 gap-3 font-semibold md:-mt-1.5">
              <span className="min-w-0 grow">{opener}</span>
            </Summary>
            <div className="mt-4">{children}</div>
          </details>
        ) : (
          children
        )}
      </div>
    </section>
  )
}
