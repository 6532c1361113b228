import type { OpenProposal } from '@/api/types'
import type { Answers } from '../questions/questions-asked'
import {
  isOpen,
  type Conversation,
  type Entry,
  type Proposed,
  type Said,
  type ShownProposal,
} from './conversation'

/** What was understood and waits. */
export const openProposals = ({ entries }: Conversation): ShownProposal[] =>
  entries.flatMap((entry) => (entry.kind === 'proposed' ? entry.proposals.filter(isOpen) : []))

/** Whether the person has said anything in what is shown. */
export const hasSpoken = ({ entries }: Pick<Conversation, 'entries'>): boolean =>
  entries.some((entry) => entry.kind === 'said' && entry.role === 'user')

/** Whether a card holds some of these proposals and some of those. */
export const isOnOneCard = ({ entries }: Conversation, ...groups: ShownProposal[][]): boolean =>
  entries.some(
    (entry) =>
      entry.kind === 'proposed' &&
      groups.every((group) => entry.proposals.some((each) => group.includes(each))),
  )

/** What the server is told of what waits. Two tabs' answers are chosen from by a press, and nothing waits in danger. */
export function waiting(talk: Conversation): OpenProposal[] {
  const waits = (each: ShownProposal) => isOpen(each) && !each.isConflict
  const cards = talk.isStopped
    ? []
    : talk.entries.filter(isProposed).filter((card) => card.proposals.some(waits))
  const newest = isDeciding(talk) || isWhichAsked(talk) ? 'asked' : 'newest'
  return cards.flatMap((card) =>
    card.proposals.flatMap((each, index) => {
      const { question, value, words } = each
      const standing = card === cards.at(-1) ? newest : 'older'
      return waits(each) ? [{ question, value, words, number: index + 1, standing }] : []
    }),
  )
}

/** The answer that was taken with the last words, cards after them or not, where it still is the one that is saved. */
export function justTaken({ entries }: Conversation, answers: Answers): ShownProposal | undefined {
  const taken = entries.findLast(isSaid)?.taken
  return taken && isStillTaken(taken, answers) ? taken : undefined
}

/** A newer answer, from the form or from another tab, is none that was taken. */
const isStillTaken = ({ state, question, value }: ShownProposal, answers: Answers): boolean =>
  state === 'taken' && answers[question] === value

const isProposed = (entry: Entry): entry is Proposed => entry.kind === 'proposed'

/** Remarks of the server come between, whenever a save is done. */
const newest = (entries: Entry[]): Entry | undefined => entries.findLast(({ kind }) => kind !== 'matter')

const isSaid = (entry: Entry): entry is Said => entry.kind === 'said'

/** The assistant's last words. */
export const lastSaid = ({ entries }: Conversation): string =>
  entries.findLast((entry): entry is Said => isSaid(entry) && entry.role === 'assistant')?.text ?? ''

/** Whether the newest thing that was said asks this question. */
export const isJustAsked = ({ entries }: Conversation, question: string): boolean => {
  const last = newest(entries)
  return last?.kind === 'said' && last.asks === question
}

/** Whether the person has just been shown what was understood, and is to decide about it. */
export function isDeciding({ entries }: Conversation): boolean {
  const last = newest(entries)
  return last?.kind === 'proposed' && last.proposals.some(isOpen)
}

/** Whether the person has been asked which of several proposals is to be changed. */
export const isWhichAsked = ({ entries }: Conversation): boolean => {
  const last = newest(entries)
  return last?.kind === 'said' && last.asksWhich === true
}

const MOST_CONTEXT = 12

/** What was said before, for the assistant. */
export const contextOf = ({ entries }: Conversation) =>
  entries
    .filter(isSaid)
    .slice(-MOST_CONTEXT)
    .map(({ role, text }) => ({ role, content: text }))
