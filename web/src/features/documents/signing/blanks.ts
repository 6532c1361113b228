import type { Paper, Place } from '@/api/types'
import type { Sheet } from './execution'
import { isSignature } from './seats'

/** Something to write in by hand that is no signature: what, and where it stands. */
export type Blank = { what: string; heading: string; sheet: string; by: string }

/** Who writes there only when the paper is signed or filed. */
const LATER = /^(First witness|Second witness|Notary|Clerk |The |Your )/

/** The court writes it in once the papers are filed, even where a line for it is left to a person. */
const OF_THE_COURT = /^(Case number\b|Division$)/

/** What the owner writes in outside of the clauses that are signed. */
export function blanksOf(sheets: Sheet[]): Blank[] {
  return sheets.flatMap(({ title, places }) => {
    const signed = new Set(places.filter(({ what }) => what.some(isSignature)).map(keyOf))
    const open = places.filter(
      (place) => place.section !== null && !signed.has(keyOf(place)) && !LATER.test(place.by),
    )
    return open.flatMap(({ what, heading, by }) =>
      what
        .filter((line) => !OF_THE_COURT.test(line))
        .map((line) => ({ what: line, heading, sheet: title, by: by.replace(/^You, /, '') })),
    )
  })
}

/** How many tables of a paper have empty cells. */
export type OpenTables = { sheet: string; tables: number }

/** Tables with empty cells, paper by paper. */
export function openTables({ instruments }: Paper): OpenTables[] {
  const counts = instruments.map(({ title, sections }) => ({
    sheet: title,
    tables: sections
      .flatMap(({ blocks }) => blocks)
      .filter((block) => block.kind === 'table' && block.rows.flat().includes('')).length,
  }))
  return counts.filter(({ tables }) => tables > 0)
}

const keyOf = ({ instrument, section }: Place): string => `${instrument} ${section}`
