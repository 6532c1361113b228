import type { Block } from '@/api/types'
import { cx } from '@/lib/cx'
import { InitialsList } from './initials-list'
import { PaperList } from './paper-list'
import { PaperTable } from './paper-table'
import { Places } from './places'
import { RuledLines } from './ruled-lines'

type BlocksProps = {
  blocks: Block[]
  className?: string
  /** Whether they stand without the paper, so that nothing can lead to its places. */
  isAlone?: boolean
}

/** What a clause or a part of the cover says. */
export function Blocks({ blocks, className, isAlone = false }: BlocksProps) {
  return (
    <div data-blocks className={cx('space-y-3', className)}>
      {blocks.map((block, index) => (
        // Blocks have no identity but their place, and the whole section is replaced when answers change.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} isAlone={isAlone} />
      ))}
    </div>
  )
}

function BlockView({ block, isAlone }: { block: Block; isAlone: boolean }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={cx('break-words whitespace-pre-line', block.centered && 'text-center text-balance')}>
          {block.text}
        </p>
      )
    case 'heading':
      return <h5 className="pt-2 font-semibold break-words italic">{block.text}</h5>
    case 'quote':
      return (
        <blockquote className="border-l-2 border-sheet-line pl-5 break-words whitespace-pre-wrap">
          {block.text}
        </blockquote>
      )
    case 'list':
      return <PaperList list={block} />
    case 'initials':
      return <InitialsList initials={block} />
    case 'table':
      return <PaperTable table={block} />
    case 'signature':
      return <RuledLines signature={block} />
    case 'places':
      return <Places places={block.places} isAlone={isAlone} />
  }
}
