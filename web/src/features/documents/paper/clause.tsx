import type { ReactNode } from 'react'
import type { Instrument, Section } from '@/api/types'
import { copy } from '@/copy'
import { roman } from '@/lib/roman'
import { cx } from '@/ui/cx'
import { anchors } from './anchors'
import { Blocks } from './blocks'

type ClauseProps = {
  section: Section
  numbering: Instrument['numbering']
  isMarked: boolean
  children?: ReactNode
}

/** One clause. What is passed in stands under it. */
export function Clause({ section, numbering, isMarked, children }: ClauseProps) {
  return (
    <section
      id={anchors.clause(section.id)}
      data-marked={isMarked || undefined}
      className={cx(
        'mt-9 scroll-mt-4',
        section.newPage && 'border-t-2 border-dashed border-sheet-line pt-9 print:break-before-page',
        isMarked && '-mx-4 border-l-4 border-sheet-accent bg-sheet-tint px-3 py-4 @xl:-mx-6 @xl:px-5',
      )}
    >
      {isMarked && <p className="font-sans text-sm font-semibold text-sheet-accent">{copy.paper.marked}</p>}
      <h4 className="text-center font-serif text-subhead font-semibold text-balance">
        {headingOf(section, numbering)}
      </h4>
      <Blocks blocks={section.blocks} className="mt-3" />
      {children}
    </section>
  )
}

export function headingOf({ number, heading }: Section, numbering: Instrument['numbering']): string {
  if (!number) return heading
  return `${numbering === 'plain' ? `${number}.` : copy.paper.article(roman(number))} ${heading}`
}
