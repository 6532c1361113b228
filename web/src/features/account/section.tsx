import { useId, type ReactNode } from 'react'
import { cx } from '@/lib/cx'

type SectionProps = {
  title: string
  text: string
  children?: ReactNode
  /** Its name in an address that leads to it. */
  id?: string | undefined
  look?: keyof typeof looks
}

const CARD = 'rounded-md border bg-raised p-5 sm:p-7'

const looks = {
  /** One of several in a group. */
  part: 'border-t border-line py-6 first-of-type:border-t-0 last:pb-0',
  /** Beside another one. */
  card: `${CARD} border-line`,
  /** The last thing that one does here. */
  end: `${CARD} border-danger`,
}

/** One matter of the account: what it is, and beside it what can be done. */
export function Section({ title, text, children, id: place, look = 'part' }: SectionProps) {
  const id = useId()
  const Title = look === 'part' ? 'h3' : 'h2'
  return (
    <section id={place} aria-labelledby={id} className={cx('@container scroll-mt-4', looks[look])}>
      <div className="grid gap-x-12 gap-y-4 @min-[44rem]:grid-cols-[1fr_1.6fr]">
        <div>
          <Title id={id} className={look === 'part' ? 'text-subhead' : 'text-heading'}>
            {title}
          </Title>
          <p className="mt-2 text-base break-words text-soft">{text}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
