import type { Answer } from '@/api/types'
import { copy } from '@/app/copy'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { CheckIcon } from '@/ui/icons'
import type { ShownProposal } from './conversation'
import type { Decisions } from './proposal-card'

const text = copy.proposal

export type UnderstoodProps = Decisions & {
  proposal: ShownProposal
  /** Where it stands among several. */
  number: number | undefined
  shown: (answer: Answer | undefined) => string
}

/** One answer as it was understood, with what can be done about it or what became of it. */
export function Understood(props: UnderstoodProps) {
  const { proposal, number, shown } = props
  return (
    <li className={cx(number !== undefined && 'flex gap-3 py-4')}>
      {number !== undefined && (
        <span
          role="img"
          aria-label={text.number(number)}
          className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border border-edge font-serif text-sm"
        >
          {number}
        </span>
      )}
      <div className={cx('min-w-0 grow', number === undefined && 'mt-2')}>
        <p className={cx(number !== undefined && 'text-[0.9375rem] text-soft')}>{proposal.text}</p>
        <Versions proposal={proposal} shown={shown} />
        {proposal.state === 'open' ? (
          <Choice {...props} />
        ) : (
          <Outcome isConfirmed={proposal.state === 'confirmed'} />
        )}
        {proposal.original && <BringBack {...props} />}
      </div>
    </li>
  )
}

function Versions({ proposal, shown }: Pick<UnderstoodProps, 'proposal' | 'shown'>) {
  const { isConflict, words, original, before } = proposal
  const value = shown(proposal.value)
  const isCorrection = before !== undefined
  return (
    <dl className="mt-1 space-y-1.5">
      {isCorrection && <Version label={text.before} value={shown(before)} isPast />}
      <Version label={labelOf(proposal)} value={value} isMain />
      {isConflict && <Version label={text.theirs} value={shown(proposal.theirs)} />}
      {words !== '' && words !== value && <Version label={text.words} value={words} />}
      {original && <Version label={text.first} value={original} />}
    </dl>
  )
}

function labelOf({ isConflict, before }: ShownProposal): string {
  if (isConflict) return text.mine
  return before === undefined ? '' : text.after
}

function Choice({ proposal, number, onConfirm, onChange, onKeepTheirs, isDisabled }: UnderstoodProps) {
  const { question, words, isConflict } = proposal
  const isAlone = number === undefined
  return (
    <div className={cx('flex flex-wrap items-center gap-3', isAlone ? 'mt-4' : 'mt-3')}>
      <Button
        look={isAlone ? 'primary' : 'secondary'}
        shape={isAlone ? 'normal' : 'tight'}
        disabled={isDisabled}
        data-decides={isAlone ? 0 : number - 1}
        aria-label={isConflict ? undefined : text.yesLabel(proposal.text)}
        onClick={() => onConfirm([proposal])}
      >
        {isConflict ? text.keepMine : text.yes}
      </Button>
      <Button
        look={isAlone ? 'secondary' : 'quiet'}
        shape={isAlone ? 'normal' : 'tight'}
        disabled={isDisabled}
        aria-label={isConflict ? undefined : text.changeLabel(proposal.text)}
        onClick={() => (isConflict ? onKeepTheirs(question) : onChange(question, words))}
      >
        {isConflict ? text.keepTheirs : text.change}
      </Button>
      {isAlone && !isConflict && (
        <span className="text-sm text-soft [@media(hover:none)]:hidden">{text.hint}</span>
      )}
    </div>
  )
}

function Outcome({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <p className="mt-3 flex items-center gap-2 font-semibold text-soft">
      {isConfirmed && <CheckIcon className="size-5 text-accent" />}
      {isConfirmed ? text.confirmed : text.changed}
    </p>
  )
}

/** A correction was taken: one press brings back what was typed first. */
const BringBack = ({ proposal, onChange, isDisabled }: UnderstoodProps) => (
  <button
    type="button"
    disabled={isDisabled}
    className="link mt-2 min-h-11 disabled:text-soft"
    onClick={() => onChange(proposal.question, proposal.original)}
  >
    {copy.composer.undo}
  </button>
)

type VersionProps = { label: string; value: string; isMain?: boolean; isPast?: boolean }

function Version({ label, value, isMain = false, isPast = false }: VersionProps) {
  return (
    <div>
      <dt className={label ? 'text-sm text-soft' : 'sr-only'}>{label || copy.chat.you}</dt>
      <dd
        className={cx(
          'break-words whitespace-pre-wrap',
          isMain && 'font-serif text-xl',
          isPast && 'text-soft line-through decoration-1',
        )}
      >
        {value}
      </dd>
    </div>
  )
}
