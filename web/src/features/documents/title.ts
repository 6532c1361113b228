import type { Document } from '@/api/types'

type Titled = Pick<Document, 'name' | 'parties' | 'answers' | 'interview'>

/** A document's name with the people whose document it is: "Simple Will of Maria Lopez". */
export function titleOf({ name, parties, answers, interview }: Titled): string {
  const wrong = Object.keys(interview.problems).map((question) => answers[question])
  const named = parties.filter((person) => !name.includes(person) && !wrong.includes(person))
  return named.length === 0 ? name : `${name} of ${named.join(' and ')}`
}
