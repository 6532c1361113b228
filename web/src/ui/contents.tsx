import { cx } from '@/lib/cx'
import { Fold } from './fold'

type ContentsProps = { title: string; entries: { id: string; title: string }[]; className?: string }

/** What a long page has, each with the way to it; folded on a phone. */
export function Contents({ title, entries, className }: ContentsProps) {
  return (
    <nav aria-label={title} className={cx('rounded-md bg-sunken px-5 py-1 sm:py-5', className)}>
      <Fold summary={title}>
        <h2 className="font-sans text-base font-semibold tracking-normal max-sm:hidden">{title}</h2>
        <ul className="pb-3 sm:mt-2 sm:pb-0">
          {entries.map(({ id, title: words }) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-block py-1">
                {words}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}
