import type { Place } from '@/api/types'
import type { Execution, Sheet } from '../execution'
import { isSignature } from '../seats'

/** A line of the paper, with the paper that it is in where there are several. */
export type RoomPlace = Place & { sheet: string | undefined }

/** One screen of the room: what is done, and the lines of the paper that are completed by it. */
export type RoomStep = { text: string; places: RoomPlace[] }

/** What is done before anyone signs: the papers are printed, and the people are there. */
const isBefore = (step: string): boolean =>
  /^(Print every page|Check that no page|Bring together)\b/.test(step)

/** What of the paper's own steps comes before the first screen of the room. */
export const beforeRoom = ({ steps }: Execution): string[] => steps.filter(isBefore)

/** The paper's other steps, each with the places that it speaks of. */
export function roomSteps({ steps, sheets }: Execution): RoomStep[] {
  const inRoom = steps.filter((step) => !isBefore(step))
  const apart = sheetsApart(inRoom, sheets)
  return inRoom.map((text) => ({ text, places: placesOf(text, sheets, apart) }))
}

/** What is signed in a step of its own, such as a list beside a will. */
const sheetsApart = (steps: string[], sheets: Sheet[]): Sheet[] =>
  sheets.filter(({ title }) => steps.some((step) => isNamed(step, title)))

/** “Petition: …” and “Sign the separate list” are about that paper alone; any other step about all that have no such step. */
function placesOf(text: string, sheets: Sheet[], apart: Sheet[]): RoomPlace[] {
  const own = sheets.filter(({ title }) => isOfPaper(text, title) || isNamed(text, title))
  const isSpokenOf = (place: Place, sheet: Sheet) =>
    isNamedThere(text, place, sheet) && (place.section === null || !apart.includes(sheet))
  return (own.length > 0 ? own : sheets).flatMap((sheet) =>
    sheet.places
      .filter((place) => (own.length > 0 ? isSignedThere(text, place) : isSpokenOf(place, sheet)))
      .map((place) => ({ ...place, sheet: sheets.length > 1 ? sheet.title : undefined })),
  )
}

function isOfPaper(text: string, title: string): boolean {
  const paper = /^([\w ]+):/.exec(text)?.[1]
  return paper !== undefined && title.toLowerCase().includes(paper.toLowerCase())
}

/**
 * Whether a step is about one paper, by the first words of its title: “the separate list”, “the declaration that …”. Where it quotes a
 * clause, it is about all that have the clause.
 */
function isNamed(text: string, title: string): boolean {
  if (text.includes('“')) return false
  const [first, second] = title.toLowerCase().split(' ')
  return [`the ${first} ${second}`, `the ${first} that`].some((name) => text.toLowerCase().includes(name))
}

/** Where a paper is signed: its signatures, with what the officer completes, and the foot of its pages. */
const isSignedThere = (text: string, { section, what }: Place): boolean =>
  section === null ? isAboutFoot(text) : what.some(isSignature)

/** Steps name a clause in quotation marks, and the foot of each page and lines for initials in words. */
function isNamedThere(text: string, place: Place, sheet: Sheet): boolean {
  if (place.section === null) return isAboutFoot(text)
  if (isAboutInitials(text)) return place.what.some((line) => line.startsWith('Initials'))
  const isQuoted = text.includes(`“${place.heading}”`) && isAbout(text, place.by)
  return isQuoted || isForOfficer(text, place, sheet)
}

const isAboutFoot = (text: string): boolean =>
  /\binitials?\b/i.test(text) && /\b(foot|every page)\b/i.test(text)

const isAboutInitials = (text: string): boolean =>
  /\blines for initials\b|\binitials on the lines\b/i.test(text)

/** Of a clause that several complete, a step about witnesses means theirs, and any other step the owner's. */
const isAbout = (text: string, by: string): boolean =>
  /^(First|Second) witness/.test(by) === /^Each witness\b|^The two witnesses\b/.test(text)

/** Whether a notary completes anything on the papers. */
export const hasNotary = ({ sheets }: Execution): boolean =>
  sheets.some(({ places }) => places.some(isOfficer))

const isOfficer = ({ by }: Place): boolean => by.startsWith('Notary')

/** A clause that a notary completes is named in words: “the self-proving affidavit”, “one acknowledgment” for each party. */
function isForOfficer(text: string, { section, heading }: Place, { places }: Sheet): boolean {
  const isCompleted = places.some((other) => other.section === section && isOfficer(other))
  const name = heading.replace(/ of .*$/, '').toLowerCase()
  return isCompleted && /\bnotary\b/i.test(text) && text.toLowerCase().includes(name)
}
