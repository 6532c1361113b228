import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import type { County, Document, Fact } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { typedAnswer } from '@/lib/unsaved-changes'
import { Notice } from '@/ui/notice'
import { Detail } from './detail'
import { readyOf, type Group } from './detail-groups'
import { GivenDetail } from './given-detail'

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
  /** The one that is to be changed, which stands open. */
  wanted?: string | undefined
  /** How it is gone on from. */
  children: ReactNode
}

/** One group of details: what is missing with its boxes, and below it what was given before, folded. */
export function GroupFields({
  ref,
  document,
  group,
  counties,
  lead,
  onEnter,
  onBoxLeft,
  onDetail,
  brought,
  wanted,
  children,
}: GroupFieldsProps) {
  const [folded] = useState(() => givenIn(document, group.facts, wanted))
  const facts = readyOf(group.facts, counties)
  const isMixed = facts.some(({ blank }) => blank)
  const given = facts.filter(({ id }) => folded.has(id))
  return (
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
      <div className="grid gap-4">
        {facts
          .filter(({ id }) => !folded.has(id))
          .map((fact) => (
            <div key={fact.id} className={cx('min-w-0', fact.id === wanted && wantedClass)}>
              <div role="status" data-brought={fact.id === brought ? '' : undefined} className="scroll-mt-18">
                {fact.id === brought && <Notice className="mb-4">{copy.details.brought}</Notice>}
              </div>
              <Detail
                document={document}
                fact={fact}
                counties={counties}
                keepsItself
                isMarked={isMixed && !fact.blank}
              />
            </div>
          ))}
      </div>
      {given.length > 0 && (
        <div className="mt-6">
          <h3 className="text-lg">{copy.details.givenBefore}</h3>
          {given.map((fact) => (
            <GivenDetail key={fact.id} document={document} fact={fact} counties={counties} />
          ))}
        </div>
      )}
      {children}
    </div>
  )
}

/** Among others one sees which one came for. */
const wantedClass = '-mx-3 rounded-md border border-accent bg-accent-soft/40 px-3 pt-3'

/** What is given as one comes to a group. What is given here stays where it is. */
function givenIn(document: Document, facts: Fact[], wanted: string | undefined): Set<string> {
  const isGiven = ({ id }: Fact) =>
    document.facts[id] !== undefined && typedAnswer(document.id, `fact:${id}`) === undefined
  return new Set(facts.filter((fact) => fact.id !== wanted && isGiven(fact)).map(({ id }) => id))
}

const detailAt = (box: Element): string | undefined =>
  box.closest<HTMLElement>('[data-fact]')?.dataset['fact']

/** A list that is open takes Enter for itself. */
function isToGoOn(event: KeyboardEvent): boolean {
  const isBox = event.target instanceof HTMLInputElement
  if (event.key !== 'Enter' || !isBox || event.isDefaultPrevented()) return false
  event.preventDefault()
  return true
}
