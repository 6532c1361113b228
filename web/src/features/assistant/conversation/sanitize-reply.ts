import type { Answer, ChatReply, ChatSource, Proposal, Question, Receipt } from '@/api/types'
import { plainText } from '@/lib/plain-text'

const MOST = {
  message: 6_000,
  source: 200,
  sources: 8,
  suggestion: 80,
  suggestions: 8,
  value: 5_000,
  model: 80,
  proposals: 500,
}

type Talked = { questions: readonly Question[]; message: string }

/**
 * A reply as far as it can be believed. A language model may have written it, which may obey someone else: what
 * cannot be seen is taken away, what is too much is left out, and only answers that a question can have are proposed.
 */
export function sanitizeReply(reply: ChatReply, { questions, message }: Talked): ChatReply {
  const isKnown = questions.some(({ id }) => id === reply.question)
  return {
    message: plainText(reply.message, MOST.message),
    citations: [],
    sources: sourcesOf(reply.sources),
    suggestions: listed(reply.suggestions, MOST.suggestion, MOST.suggestions),
    proposals: proposed(reply.proposals, questions, message),
    question: isKnown ? reply.question : null,
    ...(reply.progress && { progress: reply.progress }),
    ...(reply.receipt && { receipt: receiptOf(reply.receipt) }),
  }
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
function proposed(list: unknown, questions: readonly Question[], message: string): Proposal[] {
  const all: Partial<Proposal>[] = Array.isArray(list) ? list.slice(0, MOST.proposals).filter(Boolean) : []
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
