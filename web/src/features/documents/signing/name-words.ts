/** In small letters, without accents and punctuation, and without what stands behind a name. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SUFFIXES.has(word))

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'mr', 'mrs', 'ms', 'dr'])

/** Whether somebody is told by name, and not by who they are to the person: "my husband", "neighbor". */
export function isTold(words: string[]): boolean {
  const [first = '', second] = words
  const rest = OWNERS.has(first) ? second : words.length === 1 ? first : undefined
  return rest === undefined || !RELATIONS.has(rest)
}

/** Whether it can tell somebody alone: no initial, and no word that tells who they are to the person. */
export const isFirstName = (word: string): boolean =>
  word.length > 1 && !OWNERS.has(word) && !RELATIONS.has(word)

/** "My" and "Son" are also given names: only both together, or a relation alone, are no name. */
const OWNERS = new Set(['my', 'our', 'a', 'the'])

const RELATIONS = new Set(
  `husband wife spouse partner son daughter child brother sister mother father mom dad parent cousin aunt uncle
  nephew niece friend neighbor boss coworker colleague doctor lawyer executor agent`.split(/\s+/),
)
