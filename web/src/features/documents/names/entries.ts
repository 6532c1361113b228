import type { Document, DocumentType, Fact, Field, Question } from '@/api/types'
import { namesIn, type Words } from './names-in'

/** What is given in one place: under a question, or as a detail. */
export type Entry = { id: string; words: Words[] }

type Given = Pick<Document, 'answers' | 'facts'>

/** The places in which something is asked for now, in order, with what was given there. */
export function entriesOf(type: DocumentType, document: Document): Entry[] {
  const { visible, details } = document.interview
  const asked = type.questions.filter(({ id }) => visible.includes(id)).map(({ id }) => id)
  return [...asked, ...details].map((id) => ({ id, words: wordsAt(type, document, id) }))
}

/** The names that stand where names are asked for. */
export const knownNames = (entries: Entry[]): string[] =>
  entries.flatMap(({ words }) => words.filter(({ isName }) => isName).flatMap(namesIn))

/** Where a fact composes an answer, it is the fact that says the names. */
export function wordsAt(type: DocumentType, { answers, facts }: Given, id: string): Words[] {
  const fact = type.facts.find((each) => each.id === id || (each.composes === id && each.id in facts))
  if (fact) return wordsOfFact(fact, facts[fact.id])
  const question = type.questions.find((each) => each.id === id)
  return question ? wordsOfAnswer(question, answers[id]) : []
}

/** The place that a fact is given in. */
export const placeOf = (type: DocumentType, id: string): string =>
  type.facts.find((fact) => fact.id === id)?.composes ?? id

function wordsOfAnswer(question: Question, value: unknown): Words[] {
  const isName = isOfName(question)
  if (typeof value !== 'string' || value === '' || !(isName || isOfProse(question))) return []
  return [{ text: value, isName }]
}

/** Whether a question asks for a name. The contract does not say so; the ids of such questions do. */
export const isOfName = ({ id, type }: Question): boolean => type === 'text' && /name$/i.test(id)

/** Prose in which people may be named. How someone is reached and where they live is asked for apart. */
const isOfProse = ({ id, type }: Question): boolean =>
  type === 'textarea' && !/(?:contact|address)$/i.test(id)

/** Whoever has a share; its part says no names. */
const SHARE: Pick<Field, 'id' | 'type'>[] = [{ id: 'name', type: 'name' }]

function wordsOfFact(fact: Fact, value: unknown): Words[] {
  const fields = fact.type === 'shares' ? SHARE : (fact.field ?? [])
  if (fields.length === 0) return wordsOf(fact.type, value)
  const records: unknown[] = Array.isArray(value) ? value : [value]
  return records.flatMap((record) => {
    const given = Object(record) as Record<string, unknown>
    return fields.flatMap(({ id, type }) => wordsOf(type, given[id]))
  })
}

function wordsOf(kind: Fact['type'], value: unknown): Words[] {
  const holdsWords = (kind === 'name' || kind === 'text') && typeof value === 'string' && value !== ''
  return holdsWords ? [{ text: value, isName: kind === 'name' }] : []
}
