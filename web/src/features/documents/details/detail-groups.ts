import type { County, Document, DocumentType, Fact } from '@/api/types'
import { copy } from '@/copy'

/** The facts that are asked for and that no question asks for. */
export const detailsOf = (document: Document, type: DocumentType): Fact[] =>
  type.facts.filter((fact) => document.interview.details.includes(fact.id))

export type Group = { name: string; facts: Fact[] }

/** Facts under their headings, both in the order of the document type. */
export function groupsOf(facts: Fact[]): Group[] {
  const groups: Group[] = []
  for (const fact of facts) {
    const name = fact.group ?? copy.facts.more
    const group = groups.find((each) => each.name === name)
    if (group) group.facts.push(fact)
    else groups.push({ name, facts: [fact] })
  }
  return groups
}

/** The place of the group that has a detail, counted from 1; none where it is not asked for. */
export function partOf(document: Document, type: DocumentType, fact: string | null): number | undefined {
  const groups = groupsOf(detailsOf(document, type))
  const at = groups.findIndex(({ facts }) => facts.some(({ id }) => id === fact))
  return at < 0 ? undefined : at + 1
}

/** Those that leave a blank on the paper because they are not given. */
export const blanksOf = (document: Document, facts: Fact[]): Fact[] =>
  facts.filter(({ id, blank }) => blank && document.facts[id] === undefined)

/** Whether every one of them is given. */
export const areGiven = (document: Document, facts: Fact[]): boolean =>
  facts.every(({ id }) => document.facts[id] !== undefined)

/** Those that can be shown: a list of counties that is not there yet would show a county that was given as not given. */
export const readyOf = (facts: Fact[], counties: County[]): Fact[] =>
  facts.filter(({ type }) => type !== 'county' || counties.length > 0)

/** In how many parts the details are asked for after the last question; in none where all are given. */
export const partsAhead = (document: Document, type: DocumentType): number =>
  hasDetails(document, type) ? groupsOf(detailsOf(document, type)).length : 0

/** Whether there are details that nobody has given yet. */
export const hasDetails = (document: Document, type: DocumentType): boolean =>
  !areGiven(document, detailsOf(document, type))

/** How far a group has come: its blanks, and where it has none, how many of it are given. */
export function stateOf(document: Document, facts: Fact[]): string {
  const { groupBlanks, given, givenOf, optional } = copy.details
  const blanks = blanksOf(document, facts).length
  if (blanks > 0) return groupBlanks(blanks)
  if (areGiven(document, facts)) return given
  const count = facts.filter(({ id }) => document.facts[id] !== undefined).length
  return count > 0 ? givenOf(count, facts.length) : optional
}
