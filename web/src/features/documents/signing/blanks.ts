import type { Block, Paper, Place } from '@/api/types'
import type { Sheet } from './execution'
import { isSignature } from './seats'

/** A clause with something to write in by hand that is no signature: lines, boxes to check, tables with empty cells. */
export type OpenClause = {
  sheet: string
  heading: string
  lines: { what: string; by: string }[]
  boxes: number
  tables: number
}

/** Who writes there only when the paper is signed or filed. */
const LATER = /^(First witness|Second witness|Notary|Clerk |The |Your )/

/** The court writes it in once the papers are filed, even where a line for it is left to a person. */
const OF_THE_COURT = /^(Case number\b|Division$)/

const BOX = /☐/g

/** What the owner writes in clause by clause. Lines and boxes of a clause that is signed belong to its signing. */
export function openClauses({ instruments }: Paper, sheets: Sheet[]): OpenClause[] {
  const places = sheets.flatMap((sheet) => sheet.places)
  const clauses = instruments.flatMap(({ id: instrument, title, sections }) =>
    sections.map(({ id: section, heading, blocks }) => {
      const within = places.filter((place) => place.instrument === instrument && place.section === section)
      const isSigned = within.some(({ what }) => what.some(isSignature))
      return {
        sheet: title,
        heading,
        lines: isSigned ? [] : linesOf(within),
        boxes: isSigned ? 0 : boxesIn(blocks),
        tables: tablesIn(blocks),
      }
    }),
  )
  return clauses.filter(({ lines, boxes, tables }) => lines.length + boxes + tables > 0)
}

const linesOf = (places: Place[]): OpenClause['lines'] =>
  places
    .filter(({ by }) => !LATER.test(by))
    .flatMap(({ what, by }) =>
      what
        .filter((line) => !OF_THE_COURT.test(line))
        .map((line) => ({ what: line, by: by.replace(/^You, /, '') })),
    )

const boxesIn = (blocks: Block[]): number =>
  blocks.flatMap(printedIn).reduce((sum, words) => sum + (words.match(BOX)?.length ?? 0), 0)

/** The words of a block in which a box can stand, as it is counted for the review. */
function printedIn(block: Block): string[] {
  if (block.kind === 'paragraph') return [block.text]
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? block.rows.flat() : []
}

const tablesIn = (blocks: Block[]): number =>
  blocks.filter((block) => block.kind === 'table' && block.rows.flat().includes('')).length
