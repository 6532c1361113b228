import type { Block, Paper, Section } from '@/api/types'

export const sectionsOf = (paper: Paper): Section[] => paper.instruments.flatMap(({ sections }) => sections)

/** What a clause says, without its tables and lines for the pen, its paragraphs set apart. */
export const textOf = ({ blocks }: Pick<Section, 'blocks'>): string =>
  blocks
    .flatMap(linesOf)
    .flatMap((lines) => lines.split('\n'))
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .reduce((all, line) => (all ? `${all}${goesOn(all, line) ? ' ' : ' · '}${line}` : line), '')

/** A caption is one sentence on several lines. */
const goesOn = (before: string, line: string): boolean => /( of|,)$/.test(before) || /^and\b/.test(line)

function linesOf(block: Block): string[] {
  if (block.kind === 'paragraph' || block.kind === 'quote') return [block.text]
  return block.kind === 'list' || block.kind === 'initials' ? block.items : []
}
