import type { Fact } from '@/api/types'
import { copy } from '@/copy'

type BlankListProps = { blanks: Fact[]; onGoTo: (fact: Fact) => void }

/** How many blanks are listed one by one. */
const MOST = 10

/** What is left to the pen, each leading to where it can be given instead. Of many, the groups below say how many each has. */
export function BlankList({ blanks, onGoTo }: BlankListProps) {
  const isLong = blanks.length > MOST
  const { blanks: few, manyBlanks } = copy.details
  return (
    <>
      <p role="status" className="mt-2">
        {isLong ? manyBlanks(blanks.length) : few(blanks.length)}
      </p>
      {blanks.length > 0 && !isLong && (
        <ul className="mt-1">
          {blanks.map((fact) => (
            <li
              key={fact.id}
              className="flex gap-3 before:mt-[1.2rem] before:size-1.5 before:shrink-0 before:rounded-full before:bg-edge"
            >
              <button type="button" className="link min-h-11 py-2 text-left" onClick={() => onGoTo(fact)}>
                {fact.blank}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
