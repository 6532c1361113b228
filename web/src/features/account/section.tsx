import { useId, type ReactNode } from 'react'

type SectionProps = {
  title: string
  text: string
  children?: ReactNode
  /** Its name in an address that leads to it. */
  id?: string | undefined
}

/** One matter of the account: what it is, and beside it what can be done. */
export function Section({ title, text, children, id: place }: SectionProps) {
  const id = useId()
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="grid scroll-mt-4 gap-x-14 gap-y-6 border-t border-line py-10 md:grid-cols-[1fr_1.5fr]"
    >
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-2 break-words text-soft">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
