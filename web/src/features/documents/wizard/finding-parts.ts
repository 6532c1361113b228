import type { Finding, Question } from '@/api/types'

/** A sentence ends before a capital letter; "v." in the name of a case ends none. */
const SENTENCE_END = /\S{2}[.?!]”? (?=[A-Z“])/
const TELEPHONE = /\d-\d{3}-\d{4}/

/** What a finding says first, and the rest. Where help is named, all of it comes first. */
export function partsOf({ message }: Pick<Finding, 'message'>): { lead: string; rest: string } {
  const end = TELEPHONE.test(message) ? null : SENTENCE_END.exec(message)
  const at = end ? end.index + end[0].length : message.length
  return { lead: message.slice(0, at).trim(), rest: message.slice(at) }
}

/** The choice that a stopped answer can be changed to, where the finding names exactly one other than it. */
export function wayOut(question: Question, findings: Finding[], value: unknown): string | undefined {
  const messages = findings.filter(({ level }) => level === 'block').map(({ message }) => message)
  const isNamed = (option: string) => messages.some((message) => message.includes(`“${option}”`))
  const named = (question.options ?? []).filter((option) => option !== value && isNamed(option))
  return named.length === 1 ? named[0] : undefined
}
