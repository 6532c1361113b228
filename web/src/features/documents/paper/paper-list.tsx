import type { BlockOf } from '@/api/types'
import { cx } from '@/lib/cx'

const styles = { bullets: 'list-disc', numbers: 'list-decimal', letters: 'list-[letters]' } as const

/** The letters are (a), (b), (c): see styles.css. Clauses refer to them, so a browser that lacks them says a, b, c. */
export function PaperList({ list }: { list: BlockOf<'list'> }) {
  const { style, items } = list
  const List = style === 'bullets' ? 'ul' : 'ol'
  return (
    <List
      type={style === 'letters' ? 'a' : undefined}
      className={cx('space-y-1.5 break-words', styles[style], style === 'letters' ? 'pl-9' : 'pl-6')}
    >
      {items.map((item, index) => (
        // Two items may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="whitespace-pre-line">
          {item}
        </li>
      ))}
    </List>
  )
}
