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

/** Another first name, which is no longer or shorter form of the one before: a last name may be another after a wedding. */
function isAnother(before: unknown, after: unknown): boolean {
  const [was, is] = [firstNameOf(before), firstNameOf(after)]
  return was !== '' && is !== '' && !was.startsWith(is) && !is.startsWith(was)
}

const firstNameOf = (answer: unknown): string =>
  String(answer ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase()
    .split(/\s+/)[0] ?? ''
