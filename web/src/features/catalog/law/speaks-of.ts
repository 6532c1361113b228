import type { LawClause } from '@/api/types'

/** Whether each of the words is in the clause or its sources. */
export function speaksOf({ heading, meaning, sources }: LawClause, wanted: string): boolean {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const all = [heading, meaning, ...sources.map(({ cite }) => cite)].join(' ').toLowerCase()
  return words.every((word) => all.includes(word))
}
