import type { Document, DocumentType, Section } from '@/api/types'
import { paths } from '@/lib/paths'
import { COUNTY, isCounty } from '../answers'

/**
 * Where the answer behind a clause is given: by a question before a detail, and by another one than the question that is asked,
 * where several feed it.
 */
export function questionPath(
  document: Document,
  type: DocumentType,
  { questions }: Section,
  asked?: string,
): string | undefined {
  const { visible, details } = document.interview
  const asking = [
    ...questions.filter((id) => visible.includes(id)),
    ...questions.filter((id) => details.includes(id)),
  ]
  const question = asking.find((id) => id !== asked) ?? asking[0]
  if (question !== undefined) return question === asked ? undefined : paths.question(document.id, question)
  const isFiled = type.county && questions.some(isCounty) && asked !== COUNTY
  return isFiled ? paths.question(document.id, COUNTY) : undefined
}
