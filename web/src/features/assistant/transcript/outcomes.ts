import { copy } from '@/copy'
import { exactTime } from '@/lib/dates'
import type { ShownProposal } from '../conversation/conversation'
import type { Talked } from './talked'

const text = copy.transcript

/** What was proposed, and what became of it. */
export function outcomes(proposal: ShownProposal, shown: Talked['shown']): [name: string, value: string][] {
  const { text: question, value, words, state, settledAt } = proposal
  const before = proposal.isConflict ? proposal.theirs : proposal.before
  const outcome = settledAt ? text.at(text[state], exactTime(settledAt)) : text[state]
  const rows: [string, string | undefined][] = [
    [text.question, question],
    [text.value, shown(value)],
    [text.words, words || undefined],
    [text.before, before === undefined ? undefined : shown(before)],
    [text.outcome, outcome],
  ]
  return rows.filter((row): row is [string, string] => row[1] !== undefined)
}
