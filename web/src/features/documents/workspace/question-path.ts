import type { Document, DocumentType, Section } from '@/api/types'
import { paths } from '@/lib/paths'
import { COUNTY, isCounty } from '../answers'

/** Where the answer behind a clause is given: another one than the question that is asked, where several feed it. */
export function questionPath(
  document: Document,
  type: DocumentType,
  { questions }: Section,
  asked?: string,
): string | undefined {
  const { visible, details } = document.interview
  const found = questions.filter((id) => visible.includes(id) || details.includes(id) || isCounty(id))
  const question = found.find((id) => id !== asked) ?? found[0]
  if (question === undefined || question === asked) return undefined
  if (isCounty(question)) return type.county ? paths.question(document.id, COUNTY) : undefined
  return paths.question(document.id, question)
}
