import type { Block, BlockOf, Paper, Section } from '@/api/types'
import { feeds } from '../paper/feeds'

type Rewrite = (found: string) => string

/** A clause with what is found in its words, in order, written anew; the same one where nothing is found. */
export function rewritten(section: Section, pattern: RegExp, rewrite: Rewrite): Section {
  const blocks = section.blocks.map((block) =>
    rewrittenBlock(block, (text) => text.replace(pattern, rewrite)),
  )
  const isSame = JSON.stringify(blocks) === JSON.stringify(section.blocks)
  return isSame ? section : { ...section, blocks }
}

function rewrittenBlock(block: Block, change: (text: string) => string): Block {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return { ...block, text: change(block.text) }
    case 'list':
    case 'initials':
      return { ...block, items: block.items.map(change) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(change)) }
    case 'signature':
      return { ...block, lines: block.lines.map((line) => withName(line, change)) }
    default:
      return block
  }
}

type Line = BlockOf<'signature'>['lines'][number]

/** The name that is printed below a line for a signature. */
const withName = (line: Line, change: (text: string) => string): Line =>
  line.printed ? { ...line, printed: change(line.printed) } : line

/** The paper with the clauses that a question feeds changed; the same one where none is. */
export function eachSection(paper: Paper, question: string, change: (section: Section) => Section): Paper {
  const instruments = paper.instruments.map((instrument) => {
    const sections = instrument.sections.map((section) =>
      feeds(question, section) ? change(section) : section,
    )
    const isSame = sections.every((section, index) => section === instrument.sections[index])
    return isSame ? instrument : { ...instrument, sections }
  })
  const isSame = instruments.every((instrument, index) => instrument === paper.instruments[index])
  return isSame ? paper : { ...paper, instruments }
}
