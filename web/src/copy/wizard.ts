import { counted } from './counted'

export const wizard = {
  title: (document: string, question: string) => `${question} · ${document}`,
  paid: 'Paid',
  allIn: (total: string) => `${total} total`,
  withFee: (price: string, fee: string) => `${price} One-time payment + ${fee} fee`,
  step: (step: number, total: number) => `Step ${step} of ${total}`,
  progress: 'Progress',
  back: 'Back to Documents',
  saved: (count: number) => (count === 1 ? '1 answer saved' : `${count} answers saved`),
  savedShort: (count: number) => `${count} saved`,
  notSaved: 'Not saved yet',
  keptHere: 'Kept on this device',
  toChat: 'Answer in a chat',
  support: 'Contact our support team',
  supportLead: 'Is something unclear about how the site works?',
  minutesLeft: (minutes: number) => `about ${minutes} min left`,
  ask: 'Ask',
  help: 'Why we ask, and the law',
  why: 'Why we ask',
  meaning: 'What this means',
  law: 'The law',
  previous: 'Previous',
  continue: 'Continue',
  reviewDocument: 'Review Document',
  saveAndReview: 'Save and Review',
  saving: 'Saving…',
  changeSaved: 'Your change is saved',
  changeSavedText:
    'The next PDF that you download has it. A copy that you have already signed does not change.',
  none: 'None',
  noneHint: 'To skip this question, choose None.',
  noneChosen: 'Skipped. To answer after all, press None again.',
  noneThere: 'If there is none, choose None.',
  noneAnswered: 'Your answer is None. To write something after all, press None again.',
  choose: 'Choose one…',
  ctrlEnter: 'Ctrl + Enter continues.',
  unticked: 'You can leave this unchecked and continue.',
  restored: 'This is your answer from before. It is not saved yet: Continue saves it.',
  buyAnother: 'Buy this document',
  needAnswer: 'Answer the question to continue.',
  conflict: {
    title: 'This document was changed in another tab',
    text: 'Both answers are still here. Choose the one to keep.',
    mine: 'Your answer in this tab',
    theirs: 'The answer saved from the other tab',
    keepMine: 'Keep the answer in this tab',
    takeTheirs: 'Take the other answer',
    later: 'Decide later',
  },
} as const

export const questionList = {
  title: 'Which answer do you want to change?',
  lead: 'Select one. You can also select a clause in the document to get to its question.',
  details: 'Details',
} as const

export const answers = {
  none: 'Not answered',
  ticked: 'Checked',
  unticked: 'Not checked',
} as const

export const panel = {
  show: 'See your document',
  hide: 'Hide your document',
  title: 'Your document so far',
  failed: 'The document cannot be shown right now. Your answers are safe.',
  /** Where no clause has anything of the answer. */
  addsNothingYet: 'Nothing is printed for this yet.',
  goesTo: (form: string) => `Goes to ${form} of the court.`,
  addsNothing: 'This answer adds no words to the document.',
  answerAddsNothing: (answer: string) => `With “${answer}”, this adds no words to the document.`,
} as const

export const county = {
  title: 'County of filing',
  step: 'Last step before the review',
  stillOpen: (count: number) => `${counted(count, 'question is', 'questions are')} still open`,
  stepBeforeDetails: 'Last question, then optional details',
  goOnWithout: 'Continue without a county',
  label: 'County where you plan to file',
  hint: 'It appears in the heading of the court papers. Your choice is saved right away.',
  saving: 'Saving…',
  saved: (name: string) => `Saved: ${name} County.`,
  facts: 'What the county requires',
  why: 'A petition names the circuit and the county in which it is filed. In general that is where the petitioner lives or where the spouses last lived together.',
  meaning:
    'The county belongs to one judicial circuit. You can leave it open for now and come back after asking a clerk.',
  law: ['s. 26.021', 'Form 12.901(b)'],
}
