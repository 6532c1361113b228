import type { Fact } from '@/api/types'
import { copy } from '@/copy'

type BlankListProps = { blanks: Fact[]; onGoTo: (fact: Fact) => void }

/** What is left to the pen, each leading to where it can be given instead. */
export function BlankList({ blanks, onGoTo }: BlankListProps) {
  return (
    <>
      <p role="status" className="mt-2">
        {copy.details.blanks(blanks.length)}
      </p>
      {blanks.length > 0 && (
        <ul className="mt-1 list-disc pl-5 marker:text-soft">
          {blanks.map((fact) => (
            <li key={fact.id}>
              <button type="button" className="link min-h-11 text-left" onClick={() => onGoTo(fact)}>
                {fact.blank}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
