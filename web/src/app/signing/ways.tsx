import { copy } from '@/copy'
import { PEOPLE, WITNESSES } from '@/features/documents/signing/addresses'
import { cx } from '@/lib/cx'

const text = copy.signing.way

type WaysProps = {
  /** What is left to be written in. */
  byHand: string | undefined
  hasWitnesses: boolean
  /** Where the papers are filed, whether they are. */
  filing: string | undefined
  /** Whether they stand below each other beside the heading. */
  isBeside?: boolean
}

/** The steps from here to a signed document, and where it is filed to the clerk; each leads to its part of the page. */
export function Ways({ byHand, hasWitnesses, filing, isBeside = false }: WaysProps) {
  const ways = [
    byHand
      ? { to: 'blanks', name: text.blanks, words: byHand }
      : { to: 'blanks', name: text.noBlanks, words: text.noBlanksText },
    hasWitnesses
      ? { to: WITNESSES, name: text.witnesses, words: text.witnessesText }
      : { to: PEOPLE, name: text.people, words: text.peopleText },
    { to: 'plan', name: text.plan, words: text.planText },
    { to: 'sign', name: text.sign, words: text.signText },
    ...(filing ? [{ to: 'filing', name: text.file, words: filing }] : []),
  ]
  return (
    <nav
      aria-label={filing ? text.labelFiled : text.label}
      className={cx('@container', !isBeside && 'mt-12')}
    >
      <ol
        className={cx(
          'grid gap-2 sm:grid-cols-2 sm:gap-4',
          isBeside ? 'lg:gap-3' : filing ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
        )}
      >
        {ways.map(({ to, name, words }, index) => (
          <li key={to} className={lastClass(index, ways.length, isBeside)}>
            <a
              href={`#${to}`}
              className="block h-full rounded-md bg-raised px-4 py-3 text-ink no-underline shadow-low hover:shadow-high sm:p-5 max-sm:@min-[17rem]:grid max-sm:@min-[17rem]:grid-cols-[auto_minmax(0,1fr)] max-sm:@min-[17rem]:items-center max-sm:@min-[17rem]:gap-x-4"
            >
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full bg-accent font-serif text-lg text-on-accent max-sm:@min-[17rem]:row-span-2"
              >
                {index + 1}
              </span>
              <span className="block font-serif text-subhead font-medium sm:mt-3">{name}</span>
              <span className="block text-base text-soft sm:mt-1 max-sm:@min-[17rem]:col-start-2">
                {words}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** An odd one has the row for itself. */
const lastClass = (index: number, count: number, isBeside: boolean) =>
  index === count - 1 && count % 2 === 1 ? cx('sm:col-span-2', !isBeside && 'lg:col-span-1') : undefined
