import type { KeyboardEvent, ReactNode, Ref } from 'react'
import type { County, Document } from '@/api/types'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'
import { Detail } from './detail'
import { readyOf, type Group } from './detail-groups'

type GroupFieldsProps = {
  ref: Ref<HTMLDivElement>
  document: Document
  group: Group
  counties: County[]
  /** What is said of all of them, where they begin. */
  lead: ReactNode
  /** Enter in a box goes on, as in a question. */
  onEnter?: (() => void) | undefined
  /** Told as a box or a button is left, before what is left is kept. */
  onBoxLeft: () => void
  /** Told which detail one has come to. */
  onDetail?: ((fact: string) => void) | undefined
  /** The detail that what was just given calls for: it holds one up, and says why. */
  brought: string | undefined
  /** How it is gone on from. */
  children: ReactNode
}

/** One group of details with its boxes. */
export const GroupFields = ({
  ref,
  document,
  group,
  counties,
  lead,
  onEnter,
  onBoxLeft,
  onDetail,
  brought,
  children,
}: GroupFieldsProps) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key of the boxes inside
  <div
    ref={ref}
    onBlurCapture={onBoxLeft}
    onFocus={({ target }) => {
      const fact = detailAt(target)
      if (fact) onDetail?.(fact)
    }}
    onKeyDown={(event) => onEnter && isToGoOn(event) && onEnter()}
  >
    <h2 tabIndex={-1} className="mb-2 text-heading">
      {group.name}
    </h2>
    <div className="mb-6 text-soft empty:mb-4">{lead}</div>
    <div className="grid gap-6">
      {readyOf(group.facts, counties).map((fact) => (
        <div key={fact.id} className="min-w-0">
          <div role="status" data-brought={fact.id === brought ? '' : undefined} className="scroll-mt-18">
            {fact.id === brought && <Notice className="mb-4">{copy.details.brought}</Notice>}
          </div>
          <Detail document={document} fact={fact} counties={counties} />
        </div>
      ))}
    </div>
    {children}
  </div>
)

const detailAt = (box: Element): string | undefined =>
  box.closest<HTMLElement>('[data-fact]')?.dataset['fact']

/** A list that is open takes Enter for itself. */
function isToGoOn(event: KeyboardEvent): boolean {
  const isBox = event.target instanceof HTMLInputElement
  if (event.key !== 'Enter' || !isBox || event.isDefaultPrevented()) return false
  event.preventDefault()
  return true
}
