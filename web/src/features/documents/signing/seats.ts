import type { Place } from '@/api/types'
import type { Sheet } from './execution'

type Part = 'party' | 'witness' | 'officer'

/** Someone at the table, and as which one they sign. */
export type Seat = {
  part: Part
  name: string
  turn: number
  /** Whether they sign nothing but the affidavit that proves a will, without which it is valid as well. */
  isForProof: boolean
}

/** Someone who signs. */
export type Person = Pick<Seat, 'part' | 'name'>

/** The people who come together for one or more papers of a document. */
export type Room = {
  titles: string[]
  seats: Seat[]
  /** Of a draft beside a form of the court: it is signed only where the court takes it. */
  isOptional?: boolean
}

const SELF_PROOF = 'self-proof'

/** How many witnesses there are: those of one person may be those of the other. */
const WITNESSES: [RegExp, string][] = [
  [/^First witness/, '1'],
  [/^Second witness/, '2'],
]

/** What the paper's lines say of who completes them, as someone at the table. Who signs by themselves is none. */
function personOf(by: string): Person | null {
  const witness = WITNESSES.find(([words]) => words.test(by))
  if (witness) return { part: 'witness', name: witness[1] }
  if (by.startsWith('Notary')) return { part: 'officer', name: by }
  if (by.startsWith('You, ')) return { part: 'party', name: by.slice('You, '.length) }
  return /^(Your |The |Clerk )/.test(by) ? null : { part: 'party', name: by }
}

/** The tables at which the document is signed: papers that the same people sign lie on one. */
export function roomsOf(sheets: Sheet[]): Room[] {
  const rooms: Room[] = []
  for (const { title, places } of sheets) {
    const seats = seatsOf(places)
    if (!seats.some(({ part }) => part === 'party')) continue
    const same = rooms.find((room) => peopleIn(room.seats) === peopleIn(seats))
    if (same) same.titles.push(title)
    else rooms.push({ titles: [title], seats })
  }
  return rooms
}

/** Of several tables, the one at which the most people sit. */
export const mainRoom = (rooms: Room[]): Room | undefined =>
  rooms.toSorted((one, other) => other.seats.length - one.seats.length)[0]

const peopleIn = (seats: Seat[]): string =>
  seats
    .map(({ part, name }) => `${part} ${name}`)
    .toSorted()
    .join('\n')

function seatsOf(places: Place[]): Seat[] {
  const signatures = places.filter(({ section, what }) => section !== null && what.some(isSignature))
  const people = signatures.map(({ by }) => personOf(by)).filter((person) => person !== null)
  const isForProof = ({ name }: Person) =>
    signatures.filter(({ by }) => personOf(by)?.name === name).every(({ section }) => section === SELF_PROOF)
  return seatsInTurn(people).map((seat) => ({ ...seat, isForProof: isForProof(seat) }))
}

/** Whose document it is signs first, then those who attest it: witnesses, and at last an officer. */
export function seatsInTurn(people: Person[]): Seat[] {
  const each = people.filter(
    (person, index) =>
      people.findIndex(({ part, name }) => part === person.part && name === person.name) === index,
  )
  const inTurn = ORDER.flatMap((wanted) => each.filter(({ part }) => part === wanted))
  return inTurn.map((person, index) => ({ ...person, turn: index + 1, isForProof: false }))
}

const ORDER: Part[] = ['party', 'witness', 'officer']

export const isSignature = (label: string): boolean => /^(signature|initials)\b/i.test(label)
