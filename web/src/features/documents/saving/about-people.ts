import type { Document, DocumentChange } from '@/api/types'

/** What is said of a person, by the question that names the person. */
const ABOUT = { executorName: 'executorLives', alternateExecutorName: 'alternateExecutorLives' }

/** The change, which takes back what was said of a person in whose place it names another: that is asked again. */
export function withoutOthers({ answers, facts }: Document, changes: DocumentChange): DocumentChange {
  const others = Object.entries(ABOUT).filter(
    ([name, about]) => facts[about] !== undefined && isAnother(answers[name], changes.answers?.[name]),
  )
  if (others.length === 0) return changes
  const nothing = Object.fromEntries(others.map(([, about]) => [about, null]))
  return { ...changes, facts: { ...nothing, ...changes.facts } }
}

/** A name that is spelled in another way, or longer, begins in the same way. */
const isAnother = (before: unknown, after: unknown): boolean =>
  after !== undefined && firstNameOf(before) !== firstNameOf(after)

const firstNameOf = (answer: unknown): string | undefined =>
  String(answer ?? '')
    .trim()
    .toLowerCase()
    .split(/\s+/)[0]
