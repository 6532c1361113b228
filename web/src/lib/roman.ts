const NUMERALS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** A number as the PDF prints it: I, II, III. Beyond 3999 there is no common notation, and the figures stay. */
export function roman(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 3999) return String(number)
  let rest = number
  let text = ''
  for (const [value, numeral] of NUMERALS) {
    text += numeral.repeat(Math.floor(rest / value))
    rest %= value
  }
  return text
}
