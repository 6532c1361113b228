import { signingChecks as text } from '@/copy/signing-checks'
import type { Execution } from './execution'
import type { Room, Seat } from './seats'

/** Something that happens when a paper is signed. Without what is not needed it is signed as well. */
export type SignedCheck = { words: string; isNeeded: boolean }

/** What is asked of whoever notes that it is signed: what the papers themselves ask for, by the tables at which they are signed. */
export function signedChecks(
  type: string,
  { sheets }: Pick<Execution, 'sheets'>,
  rooms: Room[],
): SignedCheck[] {
  const seats = rooms.filter(({ isOptional }) => !isOptional).flatMap((room) => room.seats)
  const named = (wanted: Seat['part']) => [
    ...new Set(seats.filter(({ part }) => part === wanted).map(({ name }) => name)),
  ]
  const [parties, witnesses] = [named('party'), named('witness')]
  const isAtFoot =
    !rooms.some(({ isOptional }) => isOptional) &&
    sheets.some(({ places }) => places.some(({ section }) => section === null))
  const witnessed = (count: number) =>
    type === 'simpleWill' ? text.witnessesOfWill(count) : text.witnesses(count, parties.length > 1)
  return [
    ...(isAtFoot ? [needed(text.initials)] : []),
    ...(parties.length > 0 ? [needed(text.signed(parties))] : []),
    ...(witnesses.length > 0 ? [needed(witnessed(witnesses.length))] : []),
    ...named('officer').map((name) => officerCheck(name, seats)),
  ]
}

/** Whether something that is needed is not among what was checked. */
export const isSomeOpen = (checks: SignedCheck[], checked: string[]): boolean =>
  checks.some(({ words, isNeeded }) => isNeeded && !checked.includes(words))

const needed = (words: string): SignedCheck => ({ words, isNeeded: true })

function officerCheck(officer: string, seats: Seat[]): SignedCheck {
  const isForProof = seats.filter(({ name }) => name === officer).every((seat) => seat.isForProof)
  return isForProof ? { words: text.proof, isNeeded: false } : needed(text.officer(officer))
}
