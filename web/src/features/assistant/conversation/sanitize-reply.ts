import type {
  Answer,
  ChatReply,
  ChatSource,
  ChatWidget,
  DangerKind,
  Progress,
  Proposal,
  Question,
  Receipt,
} from '@/api/types'
import { plainText } from '@/lib/plain-text'

const MOST = {
  message: 6_000,
  source: 200,
  sources: 8,
  suggestion: 80,
  suggestions: 8,
  value: 5_000,
  model: 80,
  acts: 50,
  proposals: 500,
}

/** What a reply says, and what the message was understood as. */
export type UnderstoodReply = {
  message: string
  sources: ChatSource[]
  suggestions: string[]
  question: string | null
  /** What the question that was asked is answered with, where the words were not understood. */
  widget?: ChatWidget | undefined
  proposals: Proposal[]
  /** Answers that are taken at once, and ids of the questions whose taken answers are taken back. */
  taken: Proposal[]
  undone: string[]
  /** Ids of the questions whose proposed answers are right, of those whose are not, and of those that are put off. */
  confirmed: string[]
  rejected: string[]
  putOff: string[]
  /** The kind of danger because of which the questions stop, where they do. */
  help?: DangerKind | 'any' | undefined
  progress?: Progress
  receipt?: Receipt
}

type Talked = { questions: readonly Question[]; message: string }

/**
 * A reply as far as it can be believed. A language model may have written it, which may obey someone else: what
 * cannot be seen is taken away, what is too much is left out, and only answers that a question can have are proposed.
 */
export function sanitizeReply(reply: ChatReply, { questions, message }: Talked): UnderstoodReply {
  const isKnown = (id: unknown) => questions.some((question) => question.id === id)
  const acts = actsOf(reply.acts)
  const told = (type: string, member: string) => acts.flatMap((act) => membersOf(act, type, member))
  const about = (type: string) => told(type, 'questions').filter(isKnown) as string[]
  return {
    message: plainText(reply.message, MOST.message),
    sources: sourcesOf(reply.sources),
    suggestions: listed(reply.suggestions, MOST.suggestion, MOST.suggestions),
    proposals: proposed(
      GIVING.flatMap((type) => told(type, 'answers')),
      questions,
      message,
    ),
    taken: proposed(told('take', 'answers'), questions, message).slice(0, 1),
    undone: about('undo'),
    confirmed: about('confirm'),
    rejected: about('reject'),
    putOff: acts.flatMap((act) =>
      act.type === 'putOff' && isKnown(act.question) ? [String(act.question)] : [],
    ),
    help: helpFor(acts.find(({ type }) => type === 'stop')),
    question: isKnown(reply.question) ? reply.question : null,
    widget: WIDGETS.find((widget) => widget === reply.widget),
    ...(reply.progress && { progress: reply.progress }),
    ...(reply.receipt && { receipt: receiptOf(reply.receipt) }),
  }
}

const WIDGETS: readonly ChatWidget[] = ['options', 'tick', 'date', 'name', 'address', 'pieces', 'words']

/** A kind that this page does not know is any. */
const helpFor = (stop: LooseAct | undefined): DangerKind | 'any' | undefined =>
  stop && (DANGERS.find((kind) => kind === stop.kind) ?? 'any')

const DANGERS: readonly DangerKind[] = ['partner', 'held', 'pressure', 'child', 'elder', 'self', 'medical']

/** Acts that give answers. */
const GIVING = ['answer', 'edit', 'copy']

type LooseAct = Record<string, unknown>

const actsOf = (list: unknown): LooseAct[] =>
  Array.isArray(list) ? list.slice(0, MOST.acts).filter((act) => typeof act === 'object' && act !== null) : []

/** A list in an act of this type, as far as there is one. */
function membersOf(act: LooseAct, type: string, member: string): unknown[] {
  const list = act.type === type ? act[member] : []
  return Array.isArray(list) ? list.slice(0, MOST.proposals) : []
}

/** The first texts of a list, each once. The rest is not even looked at. */
function listed(list: unknown, longest: number, most: number): string[] {
  const first = Array.isArray(list) ? list.slice(0, 4 * most) : []
  const plain = first.map((text) => plainText(text, longest)).filter(Boolean)
  return [...new Set(plain)].slice(0, most)
}

/** The first sources, each with where it can be read: what is no known address stays text where it is shown. */
function sourcesOf(list: unknown): ChatSource[] {
  const first: Partial<ChatSource>[] = Array.isArray(list) ? list.slice(0, MOST.sources).filter(Boolean) : []
  const plain = first.map(({ name, address }) => ({
    name: plainText(name, MOST.source),
    address: plainText(address, MOST.source),
  }))
  return plain.filter(({ name }) => name)
}

/** At most one proposal for each question, in the questions' own words and order. */
function proposed(list: unknown[], questions: readonly Question[], message: string): Proposal[] {
  const all = list.filter(Boolean) as Partial<Proposal>[]
  return questions.flatMap(({ id, text, ...question }) => {
    const found = all.find((proposal) => proposal.question === id)
    const value = found && answerTo(question, found.value)
    return value === undefined ? [] : [{ question: id, text, value, words: wordsOf(found?.words, message) }]
  })
}

type Answerable = Pick<Question, 'type' | 'options' | 'optional'>

/** An answer of the kind that the question takes. The server looks at it again before it saves. */
function answerTo({ type, options = [], optional }: Answerable, value: unknown): Answer | undefined {
  if (type === 'checkbox') return typeof value === 'boolean' ? value : undefined
  const text = plainText(value, MOST.value)
  const isChoice = type === 'radio' || type === 'select'
  if (isChoice && !options.includes(text) && !(optional && text === 'None')) return undefined
  if (type === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  return text || undefined
}

/** Only what the person has really said is shown as their words. */
function wordsOf(words: unknown, message: string): string {
  const plain = plainText(words, MOST.value)
  return squeezed(message).includes(squeezed(plain)) ? plain : ''
}

const squeezed = (text: string): string => plainText(text, MOST.value).replaceAll(/\s+/g, ' ')

const receiptOf = ({ by, model, prompt }: Receipt): Receipt => ({
  by: by === 'model' ? 'model' : 'guide',
  model: plainText(model, MOST.model) || null,
  prompt: plainText(prompt, MOST.model),
})
