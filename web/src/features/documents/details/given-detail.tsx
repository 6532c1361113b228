import type { County, Document, Fact } from '@/api/types'
import { CheckIcon } from '@/ui/icons'
import { Summary } from '@/ui/summary'
import { Detail } from './detail'
import { heldBy } from './held-by'

type GivenDetailProps = { document: Document; fact: Fact; counties: County[] }

/** A detail that was given before, in a line that opens. One is open at a time. */
export const GivenDetail = ({ document, fact, counties }: GivenDetailProps) => (
  <details name="given" className="border-b border-line">
    <Summary className="min-h-14 gap-3 py-2">
      <CheckIcon className="size-5 shrink-0 text-palm" />
      <span className="min-w-0 grow">
        <span className="block text-base leading-snug font-semibold">{fact.text}</span>
        <span className="line-clamp-1 text-sm break-words text-soft">{heldBy(document, fact)}</span>
      </span>
    </Summary>
    <div className="pt-1 pb-4">
      <Detail document={document} fact={fact} counties={counties} keepsItself />
    </div>
  </details>
)
