import { copy } from '@/copy'

const text = copy.signing.way

type WaysProps = {
  /** What is left to be written in. */
  byHand: string | undefined
  hasWitnesses: boolean
  /** Whether it is drawn who sits where. */
  hasTable: boolean
}

/** The four steps from here to a signed document; each leads to its part of the page. */
export function Ways({ byHand, hasWitnesses, hasTable }: WaysProps) {
  const ways = [
    byHand
      ? { to: 'blanks', name: text.blanks, words: byHand }
      : { to: 'blanks', name: text.noBlanks, words: text.noBlanksText },
    hasWitnesses
      ? { to: 'witnesses', name: text.witnesses, words: text.witnessesText }
      : { to: hasTable ? 'table' : 'sign', name: text.people, words: text.peopleText },
    { to: 'plan', name: text.plan, words: text.planText },
    { to: 'sign', name: text.sign, words: text.signText },
  ]
  return (
    <nav aria-label={text.label} className="mt-12">
      <ol className="grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {ways.map(({ to, name, words }, index) => (
          <li key={to}>
            <a
              href={`#${to}`}
              className="h-full rounded-md bg-raised px-4 py-3 text-ink no-underline shadow-low hover:shadow-high max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 sm:block sm:p-5"
            >
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full bg-accent font-serif text-lg text-on-accent max-sm:row-span-2"
              >
                {index + 1}
              </span>
              <span className="block font-serif text-subhead font-medium sm:mt-3">{name}</span>
              <span className="block text-base text-soft max-sm:col-start-2 sm:mt-1">{words}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
