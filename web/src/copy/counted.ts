/** For example "1 blank", "2 blanks". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** What is completed by hand, as a sentence lists it: only what is there. */
export function byHandParts(lines: number, boxes: number, cells: number): string {
  const parts = [
    lines > 0 && counted(lines, 'line'),
    boxes > 0 && counted(boxes, 'box', 'boxes'),
    cells > 0 && counted(cells, 'table cell'),
  ]
  return new Intl.ListFormat('en-US').format(parts.filter((part) => part !== false))
}
