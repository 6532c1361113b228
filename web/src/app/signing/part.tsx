import { useId, type ReactNode } from 'react'
import { cx } from '@/lib/cx'

type PartProps = {
  id: string
  title: string
  text?: string | undefined
  isSheet?: boolean
  children: ReactNode
}

/** A part of signing day, to which one can be led. */
export function Part({ id, title, text, isSheet = true, children }: PartProps) {
  const heading = useId()
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      className={cx(
        'mt-10 scroll-mt-6 outline-none',
        isSheet && 'rounded-lg bg-raised p-5 shadow-low sm:p-8',
      )}
    >
      <h2 id={heading} className="text-heading">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-2xl text-soft">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}
