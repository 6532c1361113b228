import { useId, useRef } from 'react'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { cx } from '@/lib/cx'
import type { ShownProposal } from '../conversation/conversation'
import type { Decisions } from './decisions'
import { ProposalItem, type ProposalItemProps } from './proposal-item'

const text = copy.proposal

type CardProps = Decisions & { proposals: ShownProposal[]; shown: ProposalItemProps['shown'] }

/** The answers of one message as they were understood. Nothing of it is saved before the person says so. */
export function ProposalCard({ proposals, shown, ...decisions }: CardProps) {
  const title = useId()
  const card = useRef<HTMLElement>(null)
  const isSeveral = proposals.length > 1
  // A list of one would only be said to be a list.
  const List = isSeveral ? 'ol' : 'div'
  const open = proposals.filter(({ state }) => state === 'open')
  const confirmed = proposals.filter(({ state }) => state === 'confirmed').length
  /** A decision takes its buttons away: the next one to make gets the focus. */
  const goOn = (act: () => void, index: number) => {
    const next = [...proposals.keys()].filter(
      (other) => other !== index && proposals[other]?.state === 'open',
    )
    const later = next.find((other) => other > index) ?? next[0]
    act()
    if (later === undefined) return
    card.current?.querySelector<HTMLElement>(`[data-decides="${later}"]`)?.focus()
  }
  return (
    <section
      ref={card}
      aria-labelledby={title}
      className={cx('rounded-md border-2 border-edge bg-raised p-4', isSeveral ? 'max-w-2xl' : 'max-w-xl')}
    >
      <p id={title} className="text-sm font-semibold text-soft">
        {titleOf(proposals)}
      </p>
      {isSeveral && <p className="mt-1 text-sm text-soft">{text.several(proposals.length, confirmed)}</p>}
      <List className={cx(isSeveral && 'mt-1 divide-y divide-line')}>
        {proposals.map((proposal, index) => (
          <ProposalItem
            key={proposal.question}
            proposal={proposal}
            number={isSeveral ? index + 1 : undefined}
            shown={shown}
            {...decisions}
            onConfirm={(confirmed) => goOn(() => decisions.onConfirm(confirmed), index)}
          />
        ))}
      </List>
      {isSeveral && open.length > 1 && <All open={open} of={proposals.length} {...decisions} />}
    </section>
  )
}

function titleOf([first, ...others]: ShownProposal[]): string {
  if (others.length > 0) return text.severalTitle
  return first?.isConflict ? text.conflictTitle : text.title
}

type AllProps = Pick<Decisions, 'onConfirm' | 'isDisabled'> & { open: ShownProposal[]; of: number }

const All = ({ open, of, onConfirm, isDisabled }: AllProps) => (
  <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
    <Button disabled={isDisabled} data-decides-all onClick={() => onConfirm(open)}>
      {open.length === of ? text.all : text.rest(open.length)}
    </Button>
    <span className="hidden text-sm text-soft [@media(pointer:fine)]:inline">{text.hint}</span>
  </div>
)
