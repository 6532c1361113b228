import type { Named } from './execution'
import { wordsOf } from './name-words'
import { passageNaming, type Passage } from './passages'

export type WitnessCheck =
  | { says: 'free' }
  | { says: 'party'; name: string }
  | { says: 'told'; passage: Passage }
  | { says: 'allowed' | 'better-not' | 'no'; found: Named; isSure: boolean }

/** What the paper's own table says of someone, and otherwise its words. Who is in neither is free as far as the answers tell. */
export function checkWitness(
  typed: string,
  named: Named[],
  parties: string[],
  passages: Passage[] = [],
): WitnessCheck {
  const words = wordsOf(typed)
  const party = parties.find((name) => isSurely(words, wordsOf(name)))
  const found = gravestOf(named.filter((row) => isMeant(words, row)))
  const isSure = found !== undefined && isSurely(words, wordsOf(found.name))
  // Whoever signs cannot witness that, whatever else the paper names this person for.
  const isBarred = isSure && verdictOf(found) === 'no'
  if (party && !isBarred) return { says: 'party', name: party }
  if (found && verdictOf(found) !== 'allowed') return { says: verdictOf(found), found, isSure }
  // Whom the table allows, the clauses name: only somebody's own words may add a gift.
  const passage = passageNaming(words, found ? passages.filter(({ isQuoted }) => isQuoted) : passages)
  if (passage) return { says: 'told', passage }
  return found ? { says: 'allowed', found, isSure } : { says: 'free' }
}

const verdictOf = ({ verdict }: Named) =>
  verdict === 'No' ? 'no' : verdict === 'Yes' ? 'allowed' : 'better-not'

const GRAVITY = ['no', 'better-not', 'allowed']

const gravestOf = (rows: Named[]): Named | undefined =>
  rows.toSorted((one, other) => GRAVITY.indexOf(verdictOf(one)) - GRAVITY.indexOf(verdictOf(other)))[0]

/** Everyone in somebody's own words is one row of the table. */
function isMeant(words: string[], { name }: Named): boolean {
  const quoted = /“(.*)”/s.exec(name)?.[1]
  return quoted === undefined ? isSame(words, wordsOf(name)) : standsIn(words, wordsOf(quoted))
}

/**
 * Whether two names may be one person's: all words of the shorter one are in the longer one, or a first name was cut short, or a
 * letter is another one. Someone who is asked about once too often is no harm.
 */
function isSame(one: string[], other: string[]): boolean {
  if (isPart(one, other)) return true
  const [first = '', ...more] = one
  const [otherFirst = '', ...otherMore] = other
  const [last, otherLast] = [more.at(-1), otherMore.at(-1)]
  if (last === undefined || otherLast === undefined) return false
  return isNear(last, otherLast) && (isNear(first, otherFirst) || isShort(first, otherFirst))
}

/** The same word, or one that is a letter away from it: “Ruis” and “Ruiz”. Short words are too often others. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 4 || long.length - short.length > 1) return false
  const at = [...short].findIndex((letter, place) => letter !== long[place])
  if (at < 0) return true
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

/** The same first name, and nothing that contradicts it. */
const isSurely = (one: string[], other: string[]): boolean =>
  one.length > 1 && one[0] === other[0] && isPart(one, other)

function isPart(one: string[], other: string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  return few.length > 0 && few.every((word) => many.includes(word))
}

const isShort = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one))

const standsIn = (words: string[], text: string[]): boolean =>
  words.length > 0 && words.every((word) => text.includes(word))
