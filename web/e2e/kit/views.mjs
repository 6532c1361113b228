/**
 * A phone in the dark and a laptop in the light. The width changes where things stand and the scheme their colors, so two views have
 * each of the four once.
 * @type {readonly { width: number, colorScheme: 'light' | 'dark' }[]}
 */
export const VIEWS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1366, colorScheme: 'light' },
]
