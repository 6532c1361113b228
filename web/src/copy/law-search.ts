import { counted } from './counted'

/** What is looked for over all papers, on the page that leads to the law of each. */
export const lawSearch = {
  label: 'Find a clause in any document',
  hint: 'By a word of it, or by a section: 732.502',
  loading: 'The clauses are being loaded…',
  failed: 'The clauses could not be loaded. Please check your connection and try again.',
  again: 'Try Again',
  found: (count: number) => (count === 0 ? 'No clause has that.' : counted(count, 'clause')),
  results: 'Clauses that were found',
  all: (count: number) => `Show all ${count}`,
  counts: (clauses: number, open: number) =>
    open === 0
      ? counted(clauses, 'clause')
      : `${counted(clauses, 'clause')} · ${counted(open, 'point')} not verified`,
} as const
