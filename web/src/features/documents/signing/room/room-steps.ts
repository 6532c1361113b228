import type { Place } from '@/api/types'
import type { Execution } from '../execution'

/** One screen of the room: what is done, and the lines of the paper that are completed by it. */
export type RoomStep = { text: string; places: Place[] }

/** The paper's own steps, each with the places that it speaks of. */
export function roomSteps({ steps, sheets }: Execution): RoomStep[] {
  const places = sheets.flatMap((sheet) => sheet.places)
  return steps.map((text) => ({ text, places: places.filter((place) => speaksOf(text, place)) }))
}

/** Steps name a clause in quotation marks, and the foot of each page in words. */
function speaksOf(text: string, { section, heading, by }: Place): boolean {
  if (section === null) return /\binitials?\b/i.test(text) && /\b(foot|every page)\b/i.test(text)
  return text.includes(`“${heading}”`) && isAbout(text, by)
}

/** Of a clause that several complete, a step about witnesses means theirs, and any other step the owner's. */
const isAbout = (text: string, by: string): boolean =>
  /^(First|Second) witness/.test(by) === /^Each witness\b|^The two witnesses\b/.test(text)
