import type { Interview, Level } from '@/api/types'
import { copy } from '@/copy'
import type { Matter } from './conversation'
import { now } from './messages'

/**
 * What the server says about the answers just saved, and what these answers have raised elsewhere. What is only good
 * to know is left to the review.
 */
export function findingsAfter(before: Interview, after: Interview, saved: readonly string[]): Matter[] {
  const known = new Set(mattersOf(before).map(keyOf))
  return mattersOf(after).filter((matter) => saved.includes(matter.question) || !known.has(keyOf(matter)))
}

const keyOf = ({ question, title, text }: Matter): string => JSON.stringify([question, title, text])

function mattersOf({ problems, notes, findings }: Interview): Matter[] {
  const remarks = (from: Record<string, string>, level: Level, title: string) =>
    Object.entries(from).map(([question, text]) => matter(question, level, title, text))
  return [
    ...remarks(problems, 'block', copy.chat.problemTitle),
    ...findings
      .filter(({ level }) => level !== 'info')
      .map(({ question, level, title, message, law }) => matter(question, level, title, message, law)),
    ...remarks(notes, 'warn', copy.chat.noteTitle),
  ]
}

const matter = (question: string, level: Level, title: string, text: string, law: string[] = []): Matter => ({
  kind: 'matter',
  level,
  question,
  title,
  text,
  law,
  at: now(),
})
