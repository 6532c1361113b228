/** How many letters have to be put in, left out or changed to make one word the other. */
export function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one].entries()) {
    const above = row
    row = [index + 1]
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
      row.push(Math.min(changed, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1))
    }
  }
  return row.at(-1) ?? 0
}
