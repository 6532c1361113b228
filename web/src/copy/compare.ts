/** Three ways to a document, side by side. Only what holds for each of them by its nature is said. */
export const compare = {
  title: 'A blank form, Coquina or a lawyer',
  lead: 'What each of them does. For complex matters, a qualified attorney is recommended.',
  /** On a phone. */
  show: 'See what each does',
  what: 'What it does',
  ways: ['Blank form', 'Coquina', 'Lawyer'],
  yes: 'Yes',
  no: 'No',
  rows: [
    { what: 'Asks you the questions', does: [false, true, true] },
    { what: 'Explains each clause', does: [false, true, true] },
    { what: 'Says what is right for you', does: [false, false, true] },
    { what: 'Speaks for you', does: [false, false, true] },
  ],
  cost: 'What you pay',
  costs: (least: string) => ['Often nothing', `From ${least}`, 'The lawyer’s fee'],
} as const
