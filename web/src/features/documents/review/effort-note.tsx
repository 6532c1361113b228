import type { Preview } from '@/api/types'
import { copy } from '@/copy'

const text = copy.review

type EffortNoteProps = Pick<Preview, 'effort'> & {
  /** How many of the lines and boxes can still be given here. */
  blanks: number
}

/** What printing does not finish. */
export function EffortNote({ effort, blanks }: EffortNoteProps) {
  if (!effort) return null
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-subhead">{text.effortTitle}</h2>
      <p>
        {text.byHandTitle}: {text.byHand(effort.lines, effort.boxes, effort.cells, blanks)}
      </p>
      {effort.forms > 0 && <p className="mt-2">{text.formsBesides(effort.forms, effort.formsIfTheyApply)}</p>}
    </section>
  )
}
