import type { Document } from '@/api/types'

/** The questions that ask for the names of the people whose document it is, by its type. */
const PARTIES: Record<string, readonly string[]> = {
  simpleWill: ['fullName'],
  prenuptialAgreement: ['party1FullName', 'party2FullName'],
  powerOfAttorney: ['principalName'],
  healthcareDirective: ['principalName'],
  postnuptialAgreement: ['husbandName', 'wifeName'],
  uncontestedDivorce: ['petitionerName', 'respondentName'],
}

/** A document's name with the people whose document it is: "Simple Will of Maria Lopez". */
export function titleOf({ name, type, answers }: Pick<Document, 'name' | 'type' | 'answers'>): string {
  const people = (PARTIES[type] ?? []).map((question) => String(answers[question] ?? '').trim())
  const named = people.filter((person) => person !== '' && !name.includes(person))
  return named.length === 0 ? name : `${name} of ${named.join(' and ')}`
}
