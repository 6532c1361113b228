const counts = ['No', 'One', 'Two', 'Three', 'Four']

/** What is asked before it is noted that a paper is signed. */
export const signingChecks = {
  title: 'Did all of this happen? Check each line that is true.',
  initials: 'Every line for initials at the foot of a page is filled in.',
  signed: (names: string[]) => `${names.join(' and ')} signed.`,
  witnesses: (count: number, isOfSeveral: boolean) =>
    `${counts[count] ?? count} witnesses${isOfSeveral ? ' for each of you' : ''} were there, watched the signing, and signed too.`,
  /** Those of a will sign in front of the testator and of each other (s. 732.502). */
  witnessesOfWill: (count: number) =>
    `${counts[count] ?? count} witnesses were there at the same time, watched the signing, and signed in front of you and of each other.`,
  officer: (officer: string) =>
    `The ${officer.toLowerCase()} completed the officer’s lines and boxes, signed and stamped.`,
  proof:
    'For the self-proof, which may also be done later: the notary completed the affidavit, signed and stamped.',
  open: 'Something that your paper asks for is not checked. If it did not happen, read “Sign, in this order” first. To note the signing all the same, press the button again.',
  noted: 'Noted.',
  /** On the page of a signed paper, for as long as it is so. */
  doubt:
    'Not everything that your paper asks for was checked when this was noted. Compare the signatures with “All the steps, as they come with the PDF” below. If something is missing, the paper may have to be signed again.',
  complete: 'Complete this note',
} as const
