/** Words as they were given: a name by itself, or prose in which there may be names. */
export type Words = { text: string; isName: boolean }

const SPACE = String.raw`[ \t]+`
const CAPITALIZED = String.raw`\p{Lu}(?:[\p{L}'-]*\p{L}|\.)?`
const PARTICLES = String.raw`(?:(?:de|del|la|las|los|van|von|der|den|da|dos|di|du|bin)${SPACE})*`

/** Capitalized words one after the other. A number before them makes an address of them. */
const RUN = new RegExp(
  String.raw`(?:\d+${SPACE})?(?<![\p{L}\p{N}])${CAPITALIZED}(?:${SPACE}${PARTICLES}${CAPITALIZED})+`,
  'gu',
)
const ALSO_KNOWN_AS = /[\s,(]*\b(?:also known as|formerly known as|a\/?k\/?a|f\/?k\/?a)\b[\s:]*/i
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

/** The names that words hold, as far as the words alone tell. */
export function namesIn({ text, isName }: Words): string[] {
  const words = plain(text)
  if (isName) return words.split(ALSO_KNOWN_AS).filter(Boolean)
  const runs = Array.from(words.matchAll(RUN), ([run]) => run).filter((run) => !/^\d/.test(run))
  return runs.flatMap((run) => [run, withoutFirst(run)]).filter((name) => stands({ text, isName }, name))
}

/** A sentence may begin with “Give Ana Lopez”. */
const withoutFirst = (run: string): string => (run.split(' ').length > 2 ? run.replace(/^\S+ /, '') : '')

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
