/** Crockford's alphabet: no I, L, O and U, which are taken for others or make words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** What is wrong with a code as it was typed: other signs, another length, or a last symbol that does not fit the others. */
export type CodeFault = 'shape' | 'slip'

/** What is wrong with a code, before anyone is asked about it. */
export function faultOf(typed: string): CodeFault | undefined {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const symbols = Array.from(signs, (sign) => ALPHABET.indexOf(sign))
  if (symbols.length !== LENGTH || symbols.includes(-1)) return 'shape'
  return checkOf(symbols.slice(0, -1)) === symbols.at(-1) ? undefined : 'slip'
}

/** The Reed–Solomon check symbol over the field of 32 elements. */
const checkOf = (symbols: number[]): number => symbols.reduce((check, symbol) => doubled(check ^ symbol), 0)

/** Multiplied by x, modulo x⁵ + x² + 1. */
const doubled = (element: number): number => (element & 16 ? (element << 1) ^ 0b100101 : element << 1)
