import type { Fact, Paper } from '@/api/types'
import { isOf, readExecution } from '../signing/execution'

const FORM = /^Form (.+)$/

/** The court's form on which a detail is written that no paper drafted here prints: of its sources, the one that the packet lists. */
export function goesTo({ law }: Fact, paper: Paper): string | undefined {
  const { forms } = readExecution(paper)
  return law.find((source) => {
    const number = FORM.exec(source)?.[1]
    return number !== undefined && forms.some((row) => isOf(row, number))
  })
}
