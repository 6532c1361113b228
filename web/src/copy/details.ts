/** Facts that no question asks for, on the review page. */
export const details = {
  title: 'Details',
  lead: 'These complete your document. You can skip any of them and still buy it.',
  leadPaid: 'These complete your document. What you change here is printed at your next download.',
  blanks: (count: number) =>
    count === 0
      ? 'The paper has no blank that you could fill in here.'
      : count === 1
        ? 'The paper has 1 blank that you can fill in here. What you leave open you write on the paper by hand:'
        : `The paper has ${count} blanks that you can fill in here. What you leave open you write on the paper by hand:`,
  blanksLeft: (count: number) =>
    count === 0 ? 'no blanks left' : count === 1 ? '1 blank left' : `${count} blanks left`,
  part: (part: number, parts: number) => `Details ${part} of ${parts}`,
  oneByOne: 'Go through the details',
  skippable: 'Leave out what you do not know or do not want. Continue keeps what you gave.',
  groupBlanks: (count: number) => (count === 1 ? '1 blank' : `${count} blanks`),
  optional: 'Optional',
  given: 'All given',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'This detail could not be saved. Please try again.',
}
