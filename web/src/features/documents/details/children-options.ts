import type { Document, Fact, Field } from '@/api/types'

/** How the content names the children one by one, among those under 18. */
const CHILDREN = ['The first child', 'The second child', 'The third child']

/** The detail without the children that the family does not have; one that was chosen before stays to be seen. */
export function withOwnChildren(document: Document, fact: Fact): Fact {
  const count = minorsOf(document.facts)
  if (count === undefined || !fact.field) return fact
  const others = CHILDREN.slice(count).filter((child) => !isChosen(document.facts[fact.id], child))
  return { ...fact, field: fact.field.map((field) => without(field, others)) }
}

const without = (field: Field, others: string[]): Field =>
  field.options ? { ...field, options: field.options.filter((option) => !others.includes(option)) } : field

/** How many are under 18, as far as that is said. */
function minorsOf({ children, childrenNames, minorChildren }: Document['facts']): number | undefined {
  const listed = [children, childrenNames].find((list) => Array.isArray(list))
  if (listed) return (listed as { minor?: boolean }[]).filter(({ minor }) => minor !== false).length
  return typeof minorChildren === 'number' ? minorChildren : undefined
}

const isChosen = (value: unknown, child: string): boolean =>
  Array.isArray(value) && value.some((record) => Object.values(Object(record) as object).includes(child))
