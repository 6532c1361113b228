import { occasions as text } from '@/copy/occasions'
import { cx } from '@/lib/cx'
import { nightClass } from './night-class'

/** A parent, or one of the two while it is open with whom a rhythm begins. */
type Letter = keyof typeof text.whose

const TWO_WEEKS = 14

/** The nights of a rhythm as its card shows them; the first of the two parents is A until it is known who that is. */
export function twoWeeksOf(cycle: string, first: string): Letter[] {
  const [a, b]: Letter[] = first === '' ? ['A', 'B'] : first === 'petitioner' ? ['P', 'R'] : ['R', 'P']
  const nights = cycle.repeat(Math.ceil(TWO_WEEKS / cycle.length)).slice(0, TWO_WEEKS)
  return [...nights].map((letter) => (letter === 'A' ? a : b) as Letter)
}

/** Two weeks of a rhythm in one strip. A night has a tone, a letter, and one of the two has stripes. */
export const TwoWeeks = ({ nights }: { nights: Letter[] }) => (
  <>
    <span className="sr-only">{text.twoWeeks(runsOf(nights))}</span>
    <span aria-hidden="true" className={stripClass}>
      {nights.map((letter, at) => (
        <span key={at} className={cx('border border-edge py-px', nightClass(isFirst(letter) ? 'P' : 'R'))}>
          {letter}
        </span>
      ))}
    </span>
  </>
)

const stripClass =
  'mt-2 grid max-w-96 grid-cols-7 text-center leading-tight font-semibold @min-[19rem]:grid-cols-[repeat(14,minmax(0,1fr))]'

const isFirst = (letter: Letter): boolean => letter === 'P' || letter === 'A'

/** How many nights each has in turn. */
function runsOf(nights: Letter[]): string {
  const runs = nights.join('').match(/(.)\1*/g) ?? []
  return runs.map((run) => text.run(run.length, text.whose[run[0] as Letter])).join(', ')
}
