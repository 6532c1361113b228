import type { Preview } from '@/api/types'
import { copy } from '@/copy'

const text = copy.review

/** Where on the review it is. */
export const EFFORT = 'after-printing'

/** What printing does not finish. */
export function EffortNote({ effort }: Pick<Preview, 'effort'>) {
  if (!effort) return null
  return (
    <section className="mt-10">
      <h2 id={EFFORT} tabIndex={-1} className="mb-2 scroll-mt-20 text-subhead outline-none">
        {text.effortTitle}
      </h2>
      <p>
        {text.byHandTitle}: {text.byHand(effort.lines, effort.boxes, effort.cells)}
      </p>
      {effort.forms > 0 && (
        <>
          <p className="mt-2">{text.byHandDrafted}</p>
          <p className="mt-2">{text.formsBesides(effort.forms, effort.formsIfTheyApply)}</p>
        </>
      )}
    </section>
  )
}
