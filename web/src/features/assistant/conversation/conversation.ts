import type {
  Answer,
  ChatSource,
  ChatWidget,
  DangerKind,
  Level,
  Progress,
  Proposal,
  Receipt,
} from '@/api/types'

type ProposalState = 'open' | 'confirmed' | 'taken' | 'changed'

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
  /** The answer that is taken with it, and can be taken back. */
  taken?: ShownProposal | undefined
  /** The kind of danger that it says where help is for. */
  help?: DangerKind | 'any' | undefined
  /** The question that it answers. */
  answers?: string | undefined
}
/** A message whose reply is awaited, as it will stand in the conversation: what was read out once is not put in anew with the reply. */
export const awaiting = (text: string): Said => ({ kind: 'said', role: 'user', text })

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
  /** What the question is answered with, where words were not understood. */
  widget?: ChatWidget | undefined
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
      widget: ChatWidget | undefined
      at: string
      putOff: string[]
      isStopped: boolean
      isDone: boolean
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
  if (move.do === 'ask') return { ...talk, entries, asked: move.question, ...unasked(talk), isDone: false }
  if (move.do === 'reply') {
    const { asked, suggestions, widget, isStopped, isDone } = move
    const skipped = [...new Set([...talk.skipped, ...move.putOff])]
    return { ...talk, entries, asked, suggestions, widget, isStopped, isDone: isDone || talk.isDone, skipped }
  }
  if (move.do === 'end') return { ...talk, entries, asked: null, ...unasked(talk), isDone: true }
  return { ...talk, entries }
}

/** Before the assistant has said anything of a question. In danger the press that goes on stays. */
const unasked = ({ isStopped, suggestions }: Conversation) => ({
  suggestions: isStopped ? suggestions : [],
  widget: undefined,
})

/** The newest card that still waits is shown again, after what is said: there it can be decided about. */
function recalled(entries: Entry[], said: Entry[]): Entry[] {
  const card = entries.findLast((entry) => entry.kind === 'proposed' && entry.proposals.some(isOpen))
  return card ? [...entries.filter((entry) => entry !== card), ...said, card] : entries
}

/** A new proposal for a question takes the place of an open one. What is shown again moves to the end. */
function supersede(entries: Entry[], news: { entries: Entry[]; at: string }): Entry[] {
  const shown = news.entries.flatMap((entry) => (entry.kind === 'proposed' ? entry.proposals : []))
  const isAgain = (old: ShownProposal) =>
    isOpen(old) && shown.some(({ question, value }) => question === old.question && value === old.value)
  const left = entries.flatMap((entry): Entry[] => {
    if (entry.kind !== 'proposed') return [entry]
    const proposals = entry.proposals.filter((old) => !isAgain(old))
    return proposals.length > 0 ? [{ ...entry, proposals }] : []
  })
  const settled = (entry: Entry) =>
    shown.reduce(
      (now: Entry, { question }) => settle(now, { question, state: 'changed', at: news.at }),
      entry,
    )
  return left.map(settled)
}

/** What was decided of a question's proposals that were still open. */
function settle(entry: Entry, { question, state, at }: Settlement): Entry {
  if (entry.kind === 'said' && entry.taken) return { ...entry, taken: undone(entry.taken, { question, at }) }
  if (entry.kind !== 'proposed') return entry
  const decided = (proposal: ShownProposal) =>
    proposal.question === question && isOpen(proposal) ? { ...proposal, state, settledAt: at } : proposal
  return { ...entry, proposals: entry.proposals.map(decided) }
}

/** Whatever becomes of its question later, an answer that was taken is taken no more. */
const undone = (taken: ShownProposal, { question, at }: Pick<Settlement, 'question' | 'at'>): ShownProposal =>
  taken.question === question && taken.state === 'taken'
    ? { ...taken, state: 'changed', settledAt: at }
    : taken

export const isOpen = ({ state }: ShownProposal): boolean => state === 'open'
