import type { Preview } from '@/api/types'
import { copy } from '@/copy'

const text = copy.review

/** What printing does not finish, where official forms are filed besides. */
export function EffortNote({ effort }: Pick<Preview, 'effort'>) {
  if (!effort || effort.forms === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-heading">{text.effortTitle}</h2>
      <p>{text.byHand(effort.lines, effort.boxes, effort.cells)}</p>
      <p className="mt-2">{text.formsBesides(effort.forms, effort.formsIfTheyApply)}</p>
    </section>
  )
}
