/** What has to be true together; of what stands in one place, one is enough. */
export type Condition = string[][]

const OPENS = '“('
const CLOSES = '”)'

/** A condition in words, in its parts: “a, and (b, or c)” is a, and one of b and c. */
export const conditionOf = (words: string): Condition =>
  partsOf(words, ', and ').map((part) => partsOf(bare(part), ', or '))

/** Without the brackets that hold all of it. */
const bare = (part: string): string => (part.startsWith('(') && part.endsWith(')') ? part.slice(1, -1) : part)

/** Divides where the words stand by themselves: a question may have them too. */
function partsOf(words: string, divider: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < words.length; at += 1) {
    const letter = words.charAt(at)
    if (OPENS.includes(letter)) depth += 1
    if (CLOSES.includes(letter)) depth -= 1
    if (depth > 0 || !words.startsWith(divider, at)) continue
    parts.push(words.slice(from, at))
    from = at + divider.length
  }
  return [...parts, words.slice(from)]
}
