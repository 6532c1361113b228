/** Facts that no question asks for, on the review page. */
export const details = {
  title: 'Details',
  lead: 'These complete your document. You can skip any of them and still buy it.',
  leadPaid: 'These complete your document. What you change here is printed at your next download.',
  left: (count: number) =>
    count === 0
      ? 'All details are given.'
      : count === 1
        ? '1 detail is left open.'
        : `${count} details are left open.`,
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'This detail could not be saved. Please try again.',
}
