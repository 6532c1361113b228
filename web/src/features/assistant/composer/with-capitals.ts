/** A generation behind a name is a numeral. */
const NUMERAL = /^(?:ii|iii|iv)$/
const START = /(^|[\s\-'’.])(\p{Ll})/gu

/** A name that was typed in small letters, as it stands on an ID; nothing where somebody chose a capital. */
export function withCapitals(name: string): string | undefined {
  if (!/\p{Ll}/u.test(name) || /\p{Lu}/u.test(name)) return undefined
  const words = name.split(' ').map((word) => (NUMERAL.test(word) ? word.toUpperCase() : word))
  return words
    .join(' ')
    .replaceAll(START, (_all, before: string, letter: string) => before + letter.toUpperCase())
}
