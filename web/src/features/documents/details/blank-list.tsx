import type { Fact } from '@/api/types'
import { copy } from '@/copy'
import { groupsOf } from './detail-groups'

type BlankListProps = { blanks: Fact[]; onGoTo: (fact: Fact) => void }

/** How many blanks are listed one by one. */
const MOST = 10

/** What is left to the pen, each leading to where it can be given instead. Many are listed by their groups. */
export function BlankList({ blanks, onGoTo }: BlankListProps) {
  const rows = blanks.length > MOST ? groupRows(blanks) : blanks.map((fact) => ({ fact, name: fact.blank }))
  return (
    <>
      <p role="status" className="mt-2">
        {copy.details.blanks(blanks.length)}
      </p>
      {rows.length > 0 && (
        <ul className="mt-1">
          {rows.map(({ fact, name }) => (
            <li
              key={fact.id}
              className="flex gap-3 before:mt-[1.2rem] before:size-1.5 before:shrink-0 before:rounded-full before:bg-edge"
            >
              <button type="button" className="link min-h-11 py-2 text-left" onClick={() => onGoTo(fact)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Each group with its number of blanks; it leads to the first of them. */
const groupRows = (blanks: Fact[]) =>
  groupsOf(blanks).flatMap(({ name, facts }) => {
    const [fact] = facts
    return fact ? [{ fact, name: copy.details.inGroup(name, facts.length) }] : []
  })
