import type { DocumentType, Preview } from '@/api/types'
import { copy } from '@/copy'
import { ByHand } from '@/ui/by-hand'
import { CheckIcon } from '@/ui/icons'
import { Summary } from '@/ui/summary'
import { anchors } from '../paper/anchors'
import { isSignature } from '../signing/seats'
import { printedPaper } from '../printed-paper'
import { EFFORT } from './effort-note'
import { FormsToFile } from './forms-to-file'

const text = copy.review

type AfterwardsProps = { type: DocumentType; preview: Preview }

/** What is bought, and what buying it does not finish, folded below the price. */
export function Afterwards(props: AfterwardsProps) {
  return (
    <details className="mt-4 -mb-3 border-t border-line">
      <Summary className="min-h-12 gap-3 py-2 text-sm font-semibold">
        <span className="min-w-0 grow">{text.includedFold}</span>
      </Summary>
      <div className="pt-2 pb-3">
        <Included {...props} />
      </div>
    </details>
  )
}

function Included({ type, preview }: AfterwardsProps) {
  const { paper, effort } = printedPaper(preview)
  return (
    <>
      <h2 className="text-subhead">{text.includedTitle}</h2>
      <ul className="mt-2 space-y-1.5 text-base">
        {[...type.features, ...text.included].map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-palm" />
            {feature}
          </li>
        ))}
      </ul>
      {paper && <FormsToFile paper={paper} />}
      {effort ? (
        <a href={`#${EFFORT}`} className="link mt-2 inline-flex min-h-11 items-center">
          {text.effortTitle}
        </a>
      ) : (
        // What cannot be counted in this document yet, as its type is over all answers.
        <ByHand label={text.byHandTitle} lines={type.byHand} />
      )}
      <LeftToDo paper={paper} effort={effort} />
    </>
  )
}

function LeftToDo({ paper, effort }: Pick<Preview, 'paper' | 'effort'>) {
  const signers = paper ? signersOf(paper.cover) : []
  if (signers.length === 0) return null
  const hasForms = effort && effort.forms > 0
  return (
    <>
      <h3 className="mt-5 text-subhead">{text.leftTitle}</h3>
      <p className="mt-2 text-base">{text.leftLead}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-base marker:text-soft">
        {signers.map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
      {hasForms && <p className="mt-2 text-base">{text.leftForms(effort.forms, effort.formsIfTheyApply)}</p>}
      <a href={`#${anchors.cover}`} className="link inline-flex min-h-11 items-center">
        {text.howToSign}
      </a>
    </>
  )
}

/** Who signs or initials anywhere in the document, as its sheet for signing says. */
function signersOf(cover: NonNullable<Preview['paper']>['cover']): string[] {
  const blocks = cover.flatMap((part) => part.blocks)
  const places = blocks.flatMap((block) => (block.kind === 'places' ? block.places : []))
  return [...new Set(places.filter(({ what }) => what.some(isSignature)).map(({ by }) => by))]
}
