import { signingChecks as text } from '@/copy/signing-checks'
import type { Execution } from './execution'
import { roomsOf, type Seat } from './seats'

/** Something that happens when a paper is signed. Without what is not needed it is signed as well. */
export type SignedCheck = { words: string; isNeeded: boolean }

/** What is asked of whoever notes that it is signed: what the paper itself asks for. */
export function signedChecks({ sheets }: Pick<Execution, 'sheets'>): SignedCheck[] {
  const seats = roomsOf(sheets).flatMap((room) => room.seats)
  const named = (wanted: Seat['part']) => [
    ...new Set(seats.filter(({ part }) => part === wanted).map(({ name }) => name)),
  ]
  const [parties, witnesses] = [named('party'), named('witness')]
  const isAtFoot = sheets.some(({ places }) => places.some(({ section }) => section === null))
  return [
    ...(isAtFoot ? [needed(text.initials)] : []),
    ...(parties.length > 0 ? [needed(text.signed(parties))] : []),
    ...(witnesses.length > 0 ? [needed(text.witnesses(witnesses.length, parties.length > 1))] : []),
    ...named('officer').map((name) => officerCheck(name, seats)),
  ]
}

const needed = (words: string): SignedCheck => ({ words, isNeeded: true })

function officerCheck(officer: string, seats: Seat[]): SignedCheck {
  const isForProof = seats.filter(({ name }) => name === officer).every((seat) => seat.isForProof)
  return isForProof ? { words: text.proof, isNeeded: false } : needed(text.officer(officer))
}
