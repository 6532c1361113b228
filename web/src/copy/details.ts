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
  groupBlanks: (count: number) => (count === 1 ? '1 blank' : `${count} blanks`),
  optional: 'Optional',
  given: 'All given',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'This detail could not be saved. Please try again.',
}
