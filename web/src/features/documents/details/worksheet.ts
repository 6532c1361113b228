import type { Fact, Paper, Section } from '@/api/types'
import { worksheet as text } from '@/copy/worksheet'

const FORM = 'Form 12.902(e)'
const OUTCOME = /^(Guideline amount: |By these figures |No amount is computed\.|The sheet is not complete\.)/
const GUIDELINE = /^Guideline amount: (\$[\d,.]*\d) each month[^.]*\. (.*? pays it\.) (.*)$/s

/** What the sheet says of the amount, and where its lines are. */
export type Outcome = {
  /** The monthly sum; none where it comes to nothing, or is not computed. */
  amount?: string | undefined
  payer?: string | undefined
  /** In one line. */
  sentence: string
  notes: string[]
  lines: Section
}

/** Whether the figures of a worksheet are asked for. */
export const isOfWorksheet = (facts: Fact[]): boolean => facts.some(({ law }) => law.includes(FORM))

/** The outcome as the paper prints it; none before the first figure. */
export function outcomeOf(paper: Paper | null | undefined): Outcome | undefined {
  const sections = paper?.instruments.find(({ id }) => id === 'worksheet')?.sections ?? []
  const [about, lines = about] = sections
  const said = (about?.blocks ?? []).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
  const at = said.findIndex((words) => OUTCOME.test(words))
  const words = said[at]
  if (!lines || words === undefined) return undefined
  const others = said.slice(at + 1)
  const [, amount, payer, rest] = GUIDELINE.exec(words) ?? []
  return amount && payer && rest
    ? { amount, payer, sentence: text.sentence(amount, payer), notes: [rest, ...others], lines }
    : { sentence: words, notes: others, lines }
}
