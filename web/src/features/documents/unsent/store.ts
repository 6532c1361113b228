import { parseJson } from '@/lib/json'
import { read, remove, session, write } from '@/lib/storage'

/**
 * What could not be sent for want of a connection: questions, whose answers are among the drafts, and what is kept beside
 * the answers. It outlives a reload.
 */
export type Unsent = { questions: string[]; data: Record<string, unknown> }

const nothing: Unsent = { questions: [], data: {} }
const key = (document: number): string => `unsent:${document}`
const listeners = new Set<() => void>()

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** As it is stored: a text is the same as long as it says the same. */
export const stored = (document: number): string | null => read(session, key(document))

export function parse(text: string | null): Unsent {
  const { questions, data } = Object(parseJson(text)) as Partial<Unsent>
  return Array.isArray(questions) && data instanceof Object ? { questions, data } : nothing
}

export const readUnsent = (document: number): Unsent => parse(stored(document))

export const isEmpty = ({ questions, data }: Unsent): boolean =>
  questions.length + Object.keys(data).length === 0

function keep(document: number, unsent: Unsent): void {
  if (isEmpty(unsent)) remove(session, key(document))
  else write(session, key(document), JSON.stringify(unsent))
  for (const listener of listeners) listener()
}

export function addQuestion(document: number, question: string): void {
  const { questions, data } = readUnsent(document)
  keep(document, { questions: [...questions.filter((other) => other !== question), question], data })
}

export function addData(document: number, more: Record<string, unknown>): void {
  const { questions, data } = readUnsent(document)
  keep(document, { questions, data: { ...data, ...more } })
}

export function dropQuestion(document: number, question: string): void {
  const { questions, data } = readUnsent(document)
  if (questions.includes(question))
    keep(document, { questions: questions.filter((other) => other !== question), data })
}

/** Forgets what has been sent. What was changed while it was on its way stays. */
export function dropData(document: number, sent: Record<string, unknown>): void {
  const { questions, data } = readUnsent(document)
  const isOther = ([name, value]: [string, unknown]) => JSON.stringify(sent[name]) !== JSON.stringify(value)
  keep(document, { questions, data: Object.fromEntries(Object.entries(data).filter(isOther)) })
}

export const dropAll = (document: number): void => keep(document, nothing)
