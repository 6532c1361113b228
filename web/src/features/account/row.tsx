import { useId, type ReactNode } from 'react'
import { Summary } from '@/ui/summary'

type RowProps = {
  title: string
  /** How it is now, where that can be said. */
  value?: string
  text: string
  /** What opens it. */
  opener: string
  children: ReactNode
}

/** A detail of the account in a line, which opens to be changed. */
export function Row({ title, value, text, opener, children }: RowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="@container border-t border-line first-of-type:border-t-0">
      <div className="relative items-start py-3 @min-[52rem]:grid @min-[52rem]:grid-cols-[11rem_minmax(0,1fr)]">
        <h3 id={id} className="flex min-h-11 items-center text-subhead">
          {title}
        </h3>
        <div>
          <div className="break-words @min-[52rem]:py-2 @min-[52rem]:pr-72">
            {value && <p>{value}</p>}
            <p className="text-base text-soft">{text}</p>
          </div>
          <details>
            <Summary className="min-h-11 gap-3 font-semibold text-accent @min-[52rem]:absolute @min-[52rem]:top-3 @min-[52rem]:right-0">
              <span className="min-w-0">{opener}</span>
            </Summary>
            <div className="max-w-2xl pt-3 pb-4">{children}</div>
          </details>
        </div>
      </div>
    </section>
  )
}
