import { useId } from 'react'
import type { Answer } from '@/api/types'
import { copy } from '@/app/copy'
import { Button } from '@/ui/button'
import { CheckIcon } from '@/ui/icons'
import type { ShownProposal } from './conversation'

const text = copy.proposal

export type Decisions = {
  onConfirm: (proposal: ShownProposal) => void
  onChange: (question: string, words?: string) => void
  onKeepTheirs: (question: string) => void
  /** While a reply is awaited, which may change what could be decided. */
  isDisabled: boolean
}

type CardProps = Decisions & { proposal: ShownProposal; shown: (answer: Answer | undefined) => string }

/** An answer as it was understood. Nothing of it is saved before the person says so. */
export function ProposalCard(props: CardProps) {
  const { proposal, shown } = props
  const title = useId()
  const value = shown(proposal.value)
  return (
    <section aria-labelledby={title} className="max-w-xl rounded-md border-2 border-edge bg-raised p-4">
      <p id={title} className="text-sm font-semibold text-soft">
        {proposal.isConflict ? text.conflictTitle : text.title}
      </p>
      <p className="mt-2">{proposal.text}</p>
      <dl className="mt-1 space-y-1.5">
        <Version label={proposal.isConflict ? text.mine : ''} value={value} isMain />
        {proposal.isConflict && <Version label={text.theirs} value={shown(proposal.theirs)} />}
        {proposal.words !== '' && proposal.words !== value && (
          <Version label={text.words} value={proposal.words} />
        )}
        {proposal.original && <Version label={text.first} value={proposal.original} />}
      </dl>
      {proposal.state === 'open' ? (
        <Choice {...props} />
      ) : (
        <Outcome isConfirmed={proposal.state === 'confirmed'} />
      )}
      {proposal.original && <BringBack {...props} />}
    </section>
  )
}

function Choice({ proposal, onConfirm, onChange, onKeepTheirs, isDisabled }: CardProps) {
  const { question, words, isConflict } = proposal
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button
        disabled={isDisabled}
        aria-label={isConflict ? undefined : text.yesLabel(proposal.text)}
        onClick={() => onConfirm(proposal)}
      >
        {isConflict ? text.keepMine : text.yes}
      </Button>
      <Button
        look="secondary"
        disabled={isDisabled}
        aria-label={isConflict ? undefined : text.changeLabel(proposal.text)}
        onClick={() => (isConflict ? onKeepTheirs(question) : onChange(question, words))}
      >
        {isConflict ? text.keepTheirs : text.change}
      </Button>
      {!isConflict && <span className="text-sm text-soft [@media(hover:none)]:hidden">{text.hint}</span>}
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
const BringBack = ({ proposal, onChange, isDisabled }: CardProps) => (
  <button
    type="button"
    disabled={isDisabled}
    className="link mt-2 min-h-11 disabled:text-soft"
    onClick={() => onChange(proposal.question, proposal.original)}
  >
    {copy.composer.undo}
  </button>
)

type VersionProps = { label: string; value: string; isMain?: boolean }

function Version({ label, value, isMain = false }: VersionProps) {
  return (
    <div>
      <dt className={label ? 'text-sm text-soft' : 'sr-only'}>{label || copy.chat.you}</dt>
      <dd
        className={
          isMain ? 'font-serif text-xl break-words whitespace-pre-wrap' : 'break-words whitespace-pre-wrap'
        }
      >
        {value}
      </dd>
    </div>
  )
}
