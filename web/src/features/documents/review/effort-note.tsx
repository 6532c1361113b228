import type { Preview } from '@/api/types'
import { copy } from '@/copy'

const text = copy.review

/** What printing does not finish. */
export function EffortNote({ effort }: Pick<Preview, 'effort'>) {
  if (!effort) return null
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-subhead">{text.effortTitle}</h2>
      <p>
        {text.byHandTitle}: {text.byHand(effort.lines, effort.boxes, effort.cells)}
      </p>
      {effort.forms > 0 && <p className="mt-2">{text.formsBesides(effort.forms, effort.formsIfTheyApply)}</p>}
    </section>
  )
}
