import type { Answer } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { cx } from '@/lib/cx'
import { CheckIcon } from '@/ui/icons'
import type { ShownProposal } from '../conversation/conversation'
import type { Decisions } from './decisions'

const text = copy.proposal

export type ProposalItemProps = Decisions & {
  proposal: ShownProposal
  /** Where it stands among several. */
  number: number | undefined
  shown: (answer: Answer | undefined) => string
}

/** One answer as it was understood, with what can be done about it or what became of it. */
export function ProposalItem(props: ProposalItemProps) {
  const { proposal, number, shown } = props
  const isOpen = proposal.state === 'open'
  const Item = number === undefined ? 'div' : 'li'
  return (
    <Item className={cx(number !== undefined && 'flex gap-3 py-3')}>
      {number !== undefined && <Number number={number} />}
      <div
        className={cx(
          'min-w-0 grow',
          number === undefined
            ? 'mt-2'
            : 'sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-4',
        )}
      >
        <div className="min-w-0 sm:flex-1 sm:basis-60">
          <p className={cx(number !== undefined && 'text-base leading-snug text-soft')}>{proposal.text}</p>
          <Versions proposal={proposal} shown={shown} />
        </div>
        {isOpen ? <Choice {...props} /> : <Outcome state={proposal.state} isAlone={number === undefined} />}
        {proposal.original && <BringBack {...props} />}
      </div>
    </Item>
  )
}

const Number = ({ number }: { number: number }) => (
  <span
    role="img"
    aria-label={text.number(number)}
    className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border border-edge font-serif text-sm"
  >
    {number}
  </span>
)

function Versions({ proposal, shown }: Pick<ProposalItemProps, 'proposal' | 'shown'>) {
  const { isConflict, words, original, before } = proposal
  const value = shown(proposal.value)
  const isCorrection = before !== undefined
  return (
    <dl className="mt-0.5 space-y-1">
      {isCorrection && <Version label={text.before} value={shown(before)} isPast />}
      <Version label={labelOf(proposal)} value={value} isMain />
      {isConflict && <Version label={text.theirs} value={shown(proposal.theirs)} />}
      {differs(words, value) && <Version label={text.words} value={words} isBeside />}
      {original && <Version label={text.first} value={original} />}
    </dl>
  )
}

/** A capital letter more or less says nothing new. */
const differs = (words: string, value: string): boolean =>
  words !== '' && words.toLowerCase() !== value.toLowerCase()

function labelOf({ isConflict, before }: ShownProposal): string {
  if (isConflict) return text.mine
  return before === undefined ? '' : text.after
}

function Choice({ proposal, number, onConfirm, onChange, onKeepTheirs, isDisabled }: ProposalItemProps) {
  const { question, words, isConflict } = proposal
  const isAlone = number === undefined
  return (
    <div className={cx('flex flex-wrap items-center', isAlone ? 'mt-4 gap-3' : 'gap-1 max-sm:mt-2')}>
      <Button
        look={isAlone ? 'primary' : 'secondary'}
        shape={isAlone ? 'normal' : 'compact'}
        disabled={isDisabled}
        data-decides={isAlone ? 0 : number - 1}
        aria-label={isConflict ? undefined : text.yesLabel(proposal.text)}
        onClick={() => onConfirm([proposal])}
      >
        {isConflict ? text.keepMine : text.yes}
      </Button>
      <Button
        look={isAlone ? 'secondary' : 'quiet'}
        shape={isAlone ? 'normal' : 'compact'}
        disabled={isDisabled}
        aria-label={isConflict ? undefined : text.changeLabel(proposal.text)}
        onClick={() => (isConflict ? onKeepTheirs(question) : onChange(question, words))}
      >
        {isConflict ? text.keepTheirs : text.change}
      </Button>
      {isAlone && !isConflict && (
        <span className="hidden text-sm text-soft [@media(pointer:fine)]:inline">{text.hint}</span>
      )}
    </div>
  )
}

function Outcome({ state, isAlone }: { state: ShownProposal['state']; isAlone: boolean }) {
  const isConfirmed = state === 'confirmed'
  return (
    <p className={cx(isAlone ? 'mt-3' : 'max-sm:mt-1', 'flex items-center gap-2 font-semibold text-soft')}>
      {isConfirmed && <CheckIcon className="size-5 text-accent" />}
      {isConfirmed ? text.confirmed : text.changed}
    </p>
  )
}

/** A correction was taken: one press brings back what was typed first. */
const BringBack = ({ proposal, onChange, isDisabled }: ProposalItemProps) => (
  <button
    type="button"
    disabled={isDisabled}
    className="link mt-2 min-h-11 disabled:text-soft"
    onClick={() => onChange(proposal.question, proposal.original)}
  >
    {copy.composer.undo}
  </button>
)

type VersionProps = { label: string; value: string; isMain?: boolean; isPast?: boolean; isBeside?: boolean }

function Version({ label, value, isMain = false, isPast = false, isBeside = false }: VersionProps) {
  return (
    <div className={cx(isBeside && 'flex flex-wrap items-baseline gap-x-2 text-base')}>
      <dt className={label ? 'text-sm text-soft' : 'sr-only'}>
        {label ? `${label}${isBeside ? ':' : ''}` : copy.chat.you}
      </dt>
      <dd
        className={cx(
          'min-w-0 break-words whitespace-pre-wrap',
          isMain && 'font-serif text-subhead leading-snug',
          isPast && 'text-soft line-through decoration-1',
        )}
      >
        {value}
      </dd>
    </div>
  )
}
