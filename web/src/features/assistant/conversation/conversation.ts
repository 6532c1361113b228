import type { Answer, ChatSource, Level, Progress, Proposal, Receipt } from '@/api/types'

type ProposalState = 'open' | 'confirmed' | 'changed'

/** A proposal with what became of it, and, where another tab has answered too, that answer. */
export type ShownProposal = Proposal & {
  state: ProposalState
  /** When it was confirmed or changed. */
  settledAt?: string | undefined
  /** The saved answer that it would take the place of. */
  before?: Answer | undefined
  original?: string | undefined
  theirs?: Answer | undefined
  isConflict?: boolean
}

export type Said = {
  kind: 'said'
  role: 'user' | 'assistant'
  text: string
  /** When it was said. Conversations kept by an older version of the site do not know. */
  at?: string
  /** Who answered; the site's own sentences say so. */
  by?: Receipt | 'site' | undefined
  /** How many questions had a saved answer then, as the server counts. */
  progress?: Progress | undefined
  /** Whether it asks which of several proposals is to be changed. */
  asksWhich?: boolean
  /** The question that is asked with it. */
  asks?: string
  /** What is said before the question. */
  lead?: string | undefined
  sources?: ChatSource[]
  /** What was typed before a correction was taken. */
  original?: string | undefined
  /** The question that it answers. */
  answers?: string | undefined
}
export type Proposed = { kind: 'proposed'; proposals: ShownProposal[] }
export type Matter = {
  kind: 'matter'
  level: Level
  question: string
  title: string
  text: string
  law: string[]
  at?: string
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
  /** Whether the questions have stopped because of danger. Conversations kept by an older version do not know. */
  isStopped?: boolean
}

export const silence: Conversation = { entries: [], asked: null, skipped: [], suggestions: [], isDone: false }

type Settlement = { question: string; state: ProposalState; at: string }

export type Move =
  | { do: 'say'; entries: Entry[] }
  | { do: 'ask'; question: string | null; entries: Entry[] }
  | {
      do: 'reply'
      entries: Entry[]
      asked: string | null
      suggestions: string[]
      at: string
      isStopped?: boolean
    }
  | { do: 'recall'; entries: Entry[] }
  | ({ do: 'settle' } & Settlement)
  | { do: 'skip'; question: string }
  | { do: 'end'; entries: Entry[] }

/** Longer conversations lose their beginning: the answers are kept with the document. */
export const MOST_ENTRIES = 300

export function converse(talk: Conversation, move: Move): Conversation {
  if (move.do === 'settle') return { ...talk, entries: talk.entries.map((entry) => settle(entry, move)) }
  if (move.do === 'skip') return { ...talk, skipped: [...talk.skipped, move.question] }
  if (move.do === 'recall') return { ...talk, entries: recalled(talk.entries, move.entries) }
  const known = move.do === 'reply' ? supersede(talk.entries, move) : talk.entries
  const entries = [...known, ...move.entries].slice(-MOST_ENTRIES)
  if (move.do === 'ask')
    return { ...talk, entries, asked: move.question, suggestions: [], isDone: false, isStopped: false }
  if (move.do === 'reply') {
    const { asked, suggestions, isStopped = false } = move
    return {
      ...talk,
      entries,
      asked,
      suggestions,
      isStopped,
      skipped: [...talk.skipped, ...putOff(talk, move)],
    }
  }
  if (move.do === 'end') return { ...talk, entries, asked: null, suggestions: [], isDone: true }
  return { ...talk, entries }
}

/** The newest card that still waits is shown again, after what is said: there it can be decided about. */
function recalled(entries: Entry[], said: Entry[]): Entry[] {
  const card = entries.findLast((entry) => entry.kind === 'proposed' && entry.proposals.some(isOpen))
  return card ? [...entries.filter((entry) => entry !== card), ...said, card] : entries
}

/** An assistant that goes on to another question without having understood an answer has been told to. */
function putOff({ asked }: Conversation, move: { asked: string | null; entries: Entry[] }): string[] {
  const isAnswered = move.entries.some(({ kind }) => kind === 'proposed')
  return asked !== null && asked !== move.asked && !isAnswered ? [asked] : []
}

/** A new proposal for a question takes the place of an open one. */
function supersede(entries: Entry[], news: { entries: Entry[]; at: string }): Entry[] {
  const questions = news.entries.flatMap((entry) =>
    entry.kind === 'proposed' ? entry.proposals.map(({ question }) => question) : [],
  )
  const settled = (entry: Entry) =>
    questions.reduce(
      (now: Entry, question) => settle(now, { question, state: 'changed', at: news.at }),
      entry,
    )
  return entries.map(settled)
}

/** What was decided of a question's proposals that were still open. */
function settle(entry: Entry, { question, state, at }: Settlement): Entry {
  if (entry.kind !== 'proposed') return entry
  const decided = (proposal: ShownProposal) =>
    proposal.question === question && isOpen(proposal) ? { ...proposal, state, settledAt: at } : proposal
  return { ...entry, proposals: entry.proposals.map(decided) }
}

export const isOpen = ({ state }: ShownProposal): boolean => state === 'open'
