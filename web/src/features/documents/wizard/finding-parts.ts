import type { Finding, Question } from '@/api/types'

/** A sentence ends before a capital letter; "v." in the name of a case ends none. */
const SENTENCE_END = /\S{2}[.?!]”? (?=[A-Z“])/
const TELEPHONE = /\d-\d{3}-\d{4}/

/** Whether a finding gives the telephone numbers that somebody in danger can call. */
export const namesHelp = ({ message }: Pick<Finding, 'message'>): boolean => TELEPHONE.test(message)

/** What a finding says first, and the rest. Where help is named, all of it comes first. */
export function partsOf({ message }: Pick<Finding, 'message'>): { lead: string; rest: string } {
  const end = namesHelp({ message }) ? null : SENTENCE_END.exec(message)
  const at = end ? end.index + end[0].length : message.length
  return { lead: message.slice(0, at).trim(), rest: message.slice(at) }
}

/** The choice that a stopped answer can be changed to, where one finding stops it and names exactly one other than it. */
export function wayOut(question: Question, findings: Finding[], value: unknown): string | undefined {
  const [stop, ...others] = findings.filter(({ level }) => level === 'block')
  if (!stop || others.length > 0) return undefined
  const isNamed = (option: string) => stop.message.includes(`“${option}”`)
  const named = (question.options ?? []).filter((option) => option !== value && isNamed(option))
  return named.length === 1 ? named[0] : undefined
}
