import type { Instrument, Section } from '@/api/types'
import { copy } from '@/copy'
import { roman } from '@/lib/roman'

/** How a clause is headed in the paper. */
export function headingOf({ number, heading }: Section, numbering: Instrument['numbering']): string {
  if (!number) return heading
  return `${numbering === 'plain' ? `${number}.` : copy.paper.article(roman(number))} ${heading}`
}
