/** What is said around a sample paper, which few open: it comes with the reader. */
export const sampleReader = {
  pages: 'Pages of the sample',
  goTo: (page: number) => `Page ${page}`,
  /** A smaller screen has smaller pages, and more of them. */
  onScreen: 'on screen',
  keys: 'Use the left and right arrow keys to turn pages.',
  swipe: 'Swipe to turn pages.',
  start: 'Start this document',
  startOf: (name: string) => `Start this document: ${name}`,
  total: (total: string) => `${total} total, paid after you read your own draft.`,
  print: 'Print or save as PDF',
} as const
