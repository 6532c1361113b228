import type { Block, BlockOf, Section } from '@/api/types'

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
