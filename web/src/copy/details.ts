import { counted } from './counted'

const groupBlanks = (count: number): string => counted(count, 'blank')
const blanksLeft = (count: number): string => (count === 0 ? 'no blanks left' : `${groupBlanks(count)} left`)
function hereOf(blanks: number, here: number): string {
  if (here === 0) return 'none in this part'
  if (here < blanks) return `${here} in this part`
  return here === 1 ? 'in this part' : 'all in this part'
}

/** Facts that no question asks for, on the review page. */
export const details = {
  title: 'Details',
  lead: 'These complete your document. You can skip any of them and still buy it.',
  leadPaid: 'These complete your document. What you change here is printed at your next download.',
  blanks: (count: number) =>
    count === 0
      ? 'The paper has no blank that you could fill in here. What is left by hand is for signing or filing.'
      : count === 1
        ? 'The paper has 1 blank. Fill it in here, or leave it and write by hand:'
        : `The paper has ${count} blanks. Fill them in here, or leave them and write by hand:`,
  manyBlanks: (count: number) =>
    `The paper has ${count} blanks. Fill them in here, part by part, or leave them and write by hand.`,
  blanksLeft,
  /** Many details fill no blank: who gives them sees why the number stands. */
  progress: (part: number, parts: number, blanks: number, here: number) =>
    `Details ${part} of ${parts} · ${blanksLeft(blanks)}${blanks === 0 ? '' : `, ${hereOf(blanks, here)}`}`,
  ahead: (parts: number) =>
    `Details come next, in ${counted(parts, 'part')}. They fill in what the paper leaves blank, and you can skip them all.`,
  aheadShort: 'then optional details',
  oneByOne: 'Go through the details',
  offer: (blanks: number) =>
    blanks === 0
      ? 'You can add details that complete the paper, or skip them.'
      : `Details complete the paper: ${blanks === 1 ? '1 blank is' : `${blanks} blanks are`} left that you can fill in here. You can skip them and write on the paper by hand.`,
  written: (document: string) => `Your ${document} draft is ready`,
  holds: (papers: number, clauses: number, blanks: number) =>
    `${counted(clauses, 'clause')} in ${counted(papers, 'paper')} · ${blanksLeft(blanks)}`,
  through: (blanks: number) =>
    blanks === 0
      ? 'The paper has no blank left that you could fill in here.'
      : `The paper has ${groupBlanks(blanks)} left.`,
  give: 'Enter the details',
  again: 'Back to the details',
  skipRest: 'Skip the rest',
  reviewNow: 'Review now; what you entered is kept',
  skippable:
    'Details complete the paper. Leave out what you do not know or do not want: Continue keeps what you entered.',
  brought: 'What you entered calls for this, too. Fill it in, or leave it out and go on.',
  groupBlanks,
  optional: 'Optional',
  given: 'All given',
  givenOf: (given: number, all: number) => `${given} of ${all} given`,
  givenBefore: 'Given already',
  partsLabel: 'Parts of the details',
  parts: (count: number) => `All ${count} parts`,
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'This detail could not be saved. Please try again.',
}
