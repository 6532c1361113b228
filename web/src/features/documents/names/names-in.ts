/** Words as they were given: a name by itself, or prose in which there may be names. */
export type Words = { text: string; isName: boolean }

const SPACE = String.raw`[ \t]+`
const PARTICLES = String.raw`(?:(?:de|del|la|las|los|van|von|der|den|da|dos|di|du|bin)${SPACE})*`

const ALSO_KNOWN_AS = /[\s,(]*\b(?:also known as|formerly known as|a\/?k\/?a|f\/?k\/?a)\b[\s:]*/i
/** Who somebody is, after the name: “, my husband”. */
const DESCRIPTION = /,\s+\p{Ll}.*$/u
/** The same before it: “My husband ”. */
const DESCRIPTION_BEFORE = /^(?:[Mm]y|[Oo]ur)\s+(?:\p{Ll}[\p{L}'-]*,?\s+)+(?=\p{Lu})/u
const NOBODY = /^(?:none|n\/a)\.?$/i
const SUFFIX = /^,?[ \t]+(?:Jr|Sr|II|III|IV)\b/
const GOES_ON = new RegExp(String.raw`^${SPACE}${PARTICLES}\p{Lu}`, 'u')
const WORD_BEFORE = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(\p{Lu}[\p{L}'-]*)\.?${SPACE}$`, 'u')
const SENTENCE_START = /(?:^|[.!?:;\n"“(])\s*$/
const TITLE =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Rev|Judge|Aunt|Uncle|Cousin|Sister|Brother|Mother|Father|Mom|Dad|Grandma|Grandpa)$/

/** The same words are the same, however they are spaced and whichever apostrophe they have. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

/** The names that are given where a name is asked for: each one that somebody is known by. None is nobody's. */
export const namesIn = ({ text }: Words): string[] =>
  plain(text)
    .split(ALSO_KNOWN_AS)
    .map((name) => name.replace(DESCRIPTION, '').replace(DESCRIPTION_BEFORE, ''))
    .filter((name) => name !== '' && !NOBODY.test(name))

/**
 * Whether a name stands in words, by itself and not as a part of another name. `others` are names that are known: within a
 * longer one it is another person’s.
 */
export function stands({ text, isName }: Words, name: string, others: readonly string[] = []): boolean {
  const wanted = plain(name)
  if (wanted === '') return false
  const longer = others
    .map(plain)
    .filter((other) => other.length > wanted.length && whole(wanted).test(other))
  const words = longer.reduce((left, other) => left.replaceAll(whole(other), '_'), plain(text))
  return Array.from(words.matchAll(whole(wanted))).some(({ 0: found, index }) => {
    const after = words.slice(index + found.length)
    if (SUFFIX.test(after) || GOES_ON.test(after)) return false
    return !isLastName(words.slice(0, index), isName)
  })
}

/** Whether what stands before a name belongs to it, as “Mary” before “Ann Lee” does. */
function isLastName(before: string, isName: boolean): boolean {
  const [, word] = WORD_BEFORE.exec(before) ?? []
  if (word === undefined || TITLE.test(word)) return false
  return isName || !SENTENCE_START.test(before.slice(0, before.lastIndexOf(word)))
}

/** Whole words, with no regard to capitals; a possessive is no other word. */
const whole = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}]['-]?)${escaped(name)}(?![\p{L}\p{N}]|-[\p{L}]|'(?!s(?![\p{L}]))\p{L})`,
    'giu',
  )

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
