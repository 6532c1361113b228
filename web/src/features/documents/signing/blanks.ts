import type { Place } from '@/api/types'
import type { Sheet } from './execution'
import { isSignature } from './seats'

/** Something to write in by hand that is no signature: what, and where it stands. */
export type Blank = { what: string; heading: string; sheet: string; by: string }

/** Who writes there only when the paper is signed or filed. */
const LATER = /^(First witness|Second witness|Notary|Clerk |The |Your )/

/** What the owner writes in outside of the clauses that are signed. */
export function blanksOf(sheets: Sheet[]): Blank[] {
  return sheets.flatMap(({ title, places }) => {
    const signed = new Set(places.filter(({ what }) => what.some(isSignature)).map(keyOf))
    const open = places.filter(
      (place) => place.section !== null && !signed.has(keyOf(place)) && !LATER.test(place.by),
    )
    return open.flatMap(({ what, heading, by }) =>
      what.map((line) => ({ what: line, heading, sheet: title, by: by.replace(/^You, /, '') })),
    )
  })
}

const keyOf = ({ instrument, section }: Place): string => `${instrument} ${section}`
