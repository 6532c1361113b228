/**
 * What no one sees and what turns the reading direction: control characters, bidirectional marks, invisible spaces,
 * tag characters and supplementary variation selectors. Text from a stranger can hide words in them.
 */
const UNSEEN =
  /(?![\n\t])[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu

/** A stranger's text as it may be shown: nothing in it that cannot be seen, and no longer than `most` characters. */
export function plainText(text: unknown, most: number): string {
  if (typeof text !== 'string') return ''
  // What is cut off needs no look: a stranger decides how long it is.
  const seen = text
    .slice(0, 2 * most)
    .replaceAll(UNSEEN, '')
    .trim()
  return seen.length > most
    ? `${seen
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : seen
}
