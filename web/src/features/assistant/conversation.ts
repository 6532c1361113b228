import type { Answer, Level, Proposal } from '@/api/types'

type ProposalState = 'open' | 'confirmed' | 'changed'

/** A proposal with what became of it, and, where another tab has answered too, that answer. */
export type ShownProposal = Proposal & {
  state: ProposalState
  original?: string | undefined
  theirs?: Answer | undefined
  isConflict?: boolean
}

export type Said = {
  kind: 'said'
  role: 'user' | 'assistant'
  text: string
  /** The question that is asked with it. */
  asks?: string
  citations?: string[]
  /** What was typed before a correction was taken. */
  original?: string | undefined
  /** The question that it answers. */
  answers?: string | undefined
}
type Proposed = { kind: 'proposed'; proposals: ShownProposal[] }
export type Matter = {
  kind: 'matter'
  level: Level
  question: string
  title: string
  text: string
  law: string[]
}
export type Entry = Said | Proposed | Matter

export type Conversation = {
  entries: Entry[]
  /** The question that is being asked. */
  asked: string | null
  /** Questions put off for later. */
  skipped: string[]
  /** What one press can say, from the assistant. */
  suggestions: string[]
  /** Whether the end of the questions has been announced. */
  isDone: boolean
}

export const silence: Conversation = { entries: [], asked: null, skipped: [], suggestions: [], isDone: false }

export type Move =
  | { do: 'say'; entries: Entry[] }
  | { do: 'ask'; question: string; entries: Entry[] }
  | { do: 'reply'; entries: Entry[]; asked: string | null; suggestions: string[] }
  | { do: 'settle'; question: string; state: ProposalState }
  | { do: 'skip'; question: string }
  | { do: 'end'; entries: Entry[] }

/** Longer conversations lose their beginning: the answers are kept with the document. */
const MOST_ENTRIES = 300

export function converse(talk: Conversation, move: Move): Conversation {
  if (move.do === 'settle') return { ...talk, entries: talk.entries.map((entry) => settle(entry, move)) }
  if (move.do === 'skip') return { ...talk, skipped: [...talk.skipped, move.question] }
  const known = move.do === 'reply' ? supersede(talk.entries, move.entries) : talk.entries
  const entries = [...known, ...move.entries].slice(-MOST_ENTRIES)
  if (move.do === 'ask') return { ...talk, entries, asked: move.question, suggestions: [], isDone: false }
  if (move.do === 'reply') {
    const { asked, suggestions } = move
    return { ...talk, entries, asked, suggestions, skipped: [...talk.skipped, ...putOff(talk, move)] }
  }
  if (move.do === 'end') return { ...talk, entries, asked: null, suggestions: [], isDone: true }
  return { ...talk, entries }
}

/** An assistant that goes on to another question without having understood an answer has been told to. */
function putOff({ asked }: Conversation, move: { asked: string | null; entries: Entry[] }): string[] {
  const isAnswered = move.entries.some(({ kind }) => kind === 'proposed')
  return asked !== null && asked !== move.asked && !isAnswered ? [asked] : []
}

/** A new proposal for a question takes the place of an open one. */
function supersede(entries: Entry[], news: Entry[]): Entry[] {
  const questions = news.flatMap((entry) =>
    entry.kind === 'proposed' ? entry.proposals.map(({ question }) => question) : [],
  )
  const settled = (entry: Entry) =>
    questions.reduce((now: Entry, question) => settle(now, { question, state: 'changed' }), entry)
  return entries.map(settled)
}

/** What was decided of a question's proposals that were still open. */
function settle(entry: Entry, { question, state }: { question: string; state: ProposalState }): Entry {
  if (entry.kind !== 'proposed') return entry
  const decided = (proposal: ShownProposal) =>
    proposal.question === question && proposal.state === 'open' ? { ...proposal, state } : proposal
  return { ...entry, proposals: entry.proposals.map(decided) }
}

export const openProposals = ({ entries }: Conversation): ShownProposal[] =>
  entries.flatMap((entry) =>
    entry.kind === 'proposed' ? entry.proposals.filter(({ state }) => state === 'open') : [],
  )

/** The proposals that a yes or a no is about: two tabs' answers are chosen from by a press. */
export const undecided = (talk: Conversation): ShownProposal[] =>
  openProposals(talk).filter(({ isConflict }) => !isConflict)

export const lastSaid = ({ entries }: Conversation): string =>
  entries.findLast((entry): entry is Said => entry.kind === 'said' && entry.role === 'assistant')?.text ?? ''

const MOST_CONTEXT = 12

/** What was said before, for the assistant. */
export const contextOf = ({ entries }: Conversation) =>
  entries
    .filter((entry): entry is Said => entry.kind === 'said')
    .slice(-MOST_CONTEXT)
    .map(({ role, text }) => ({ role, content: text }))
