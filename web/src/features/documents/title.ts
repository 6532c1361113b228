import type { Document } from '@/api/types'

/** A document's name with the people whose document it is: "Simple Will of Maria Lopez". */
export function titleOf({ name, parties }: Pick<Document, 'name' | 'parties'>): string {
  const named = parties.filter((person) => !name.includes(person))
  return named.length === 0 ? name : `${name} of ${named.join(' and ')}`
}
