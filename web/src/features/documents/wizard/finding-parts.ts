import type { Finding, Question } from '@/api/types'

/** A sentence ends before a capital letter; "v." in the name of a case ends none. */
const SENTENCE_END = /\S{2}[.?!]”? (?=[A-Z“])/g
const TELEPHONE = /\d-\d{3}-\d{4}/

/** Whether a finding gives the telephone numbers that somebody in danger can call. */
export const namesHelp = ({ message }: Pick<Finding, 'message'>): boolean => TELEPHONE.test(message)

/** How a sentence begins that says what can be done. */
const WAY = /^(You can|Take out|Change|If (that|every|you do|the date)) /

/** What can be done about a finding, and why it is made. Where help is named, or no way, all of it is said at once. */
export function partsOf({ message }: Pick<Finding, 'message'>): { way: string; why: string } {
  const ends = namesHelp({ message }) ? [] : [...message.matchAll(SENTENCE_END)]
  const starts = [0, ...ends.map(({ index, 0: end }) => index + end.length)]
  const at = starts.find((start) => WAY.test(message.slice(start))) ?? 0
  return { way: message.slice(at), why: message.slice(0, at).trim() }
}

/** The choice that a stopped answer can be changed to, where one finding stops it and names exactly one other than it. */
export function wayOut(question: Question, findings: Finding[], value: unknown): string | undefined {
  const [stop, ...others] = findings.filter(({ level }) => level === 'block')
  if (!stop || others.length > 0) return undefined
  const isNamed = (option: string) => stop.message.includes(`“${option}”`)
  const named = (question.options ?? []).filter((option) => option !== value && isNamed(option))
  return named.length === 1 ? named[0] : undefined
}
