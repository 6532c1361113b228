import type { Document } from '@/api/types'
import { titleOf } from '../title'

/** A document's name in the bar. Where the text is too large for all of it, what kind of document it is comes first. */
export function BarTitle({ document }: { document: Document }) {
  const { name } = document
  return (
    <>
      {name}
      <span className="bar-owner">{titleOf(document).slice(name.length)}</span>
    </>
  )
}
