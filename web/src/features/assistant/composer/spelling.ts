/** Slips that are never meant, and what is written instead. */
const SLIPS: Record<string, string> = {
  recieve: 'receive',
  recieves: 'receives',
  teh: 'the',
  adress: 'address',
  adres: 'address',
  seperate: 'separate',
  seperated: 'separated',
  seperately: 'separately',
  definately: 'definitely',
  occured: 'occurred',
  benificiary: 'beneficiary',
  beneficary: 'beneficiary',
  excutor: 'executor',
  executer: 'executor',
  guardien: 'guardian',
  gaurdian: 'guardian',
  marraige: 'marriage',
  maried: 'married',
  divorse: 'divorce',
  divorsed: 'divorced',
  widdowed: 'widowed',
  propery: 'property',
  proprety: 'property',
  responsable: 'responsible',
  seperation: 'separation',
  childern: 'children',
  daugther: 'daughter',
  freind: 'friend',
  thier: 'their',
  wich: 'which',
  untill: 'until',
  becuase: 'because',
  beleive: 'believe',
}

/** Shortcuts of short messages. Only in small letters: "R." and "U" may be initials. */
const SHORTCUTS: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  bc: 'because',
  cuz: 'because',
  dont: "don't",
  cant: "can't",
  wont: "won't",
  im: "I'm",
  idk: "I don't know",
}

const REPEATED = /\b(\p{L}{3,})(\s+)\1\b/giu

/** The words that stand twice in a row. */
export const repeatedWords = (text: string): string[] =>
  Array.from(text.matchAll(REPEATED), ([, word = '']) => word)

/** Slips mended, shortcuts written out, the first letter a capital. */
export const corrected = (text: string): string =>
  capitalised(text.replaceAll(/(?<![\p{L}'’.@-])\p{L}+(?![\p{L}'’@]|\.\p{L})/gu, mended))

/** What is suggested: the same, and each word once. */
export const suggestedCorrection = (text: string): string => corrected(text).replaceAll(REPEATED, '$1')

function mended(word: string): string {
  const shortcut = SHORTCUTS[word]
  if (shortcut) return shortcut
  const right = SLIPS[word.toLowerCase()]
  if (!right) return word
  return /^\p{Lu}/u.test(word) ? capitalised(right) : right
}

const capitalised = (text: string): string =>
  text.replace(/^(\s*)(\p{Ll})/u, (_all, space: string, letter: string) => space + letter.toUpperCase())
