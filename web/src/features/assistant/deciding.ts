import type { answering, Talking } from './answering'
import type { Conversation, ShownProposal } from './conversation'
import { decisionIn, pickIn } from './decisions'
import { mine } from './opening'
import { isDeciding, isWhichAsked, numbered, undecided } from './reading'

export type Acts = ReturnType<typeof answering>

/** Takes a text for the person's word about what was understood, where it is one. */
export function decide(talking: Talking, acts: Acts, text: string): boolean {
  const { talk, move, setWords } = talking
  const [first] = undecided(talk)
  const act = first && isAboutProposals(talking) && decided(talk, acts, text, first)
  if (!act) return false
  setWords('')
  move({ do: 'say', entries: [mine(text)] })
  act()
  return true
}

/** A yes is about what was said last: after anything else it may be the answer to that, and confirms nothing older. */
const isAboutProposals = ({ talk }: Talking): boolean => isDeciding(talk) || isWhichAsked(talk)

function decided(talk: Conversation, acts: Acts, text: string, first: ShownProposal) {
  const open = undecided(talk)
  const decision = decisionIn(text)
  if (decision === 'yes') return () => acts.confirm(open)
  if (decision === 'no')
    return open.length > 1 ? acts.askWhich : () => acts.change(first.question, first.words)
  const picked = numbered(talk)[(pickIn(text) ?? 0) - 1]
  const isPicked = picked?.state === 'open' && isWhichAsked(talk)
  return isPicked ? () => acts.change(picked.question, picked.words) : undefined
}
