export const chat = {
  pageTitle: (document: string) => `${document} · AI Legal Assistant`,
  creating: 'Creating your document...',
  loading: 'Loading...',
  signInTitle: 'Authentication Required',
  signInText: 'Please log in to create documents',
  logIn: 'Log In',
  title: 'AI Legal Assistant',
  active: 'AI Assistant Active',
  notLawyer: 'An AI, not a lawyer.',
  information: 'It gives general information and cannot give legal advice.',
  privacy:
    'A language model, if one is connected, may read what you write and your answers, without your account data.',
  privacyMore: 'Privacy Policy',
  more: 'More',
  answeredBy: (model: string) => `Answered by ${model}`,
  aModel: 'a language model',
  noReply: 'I have no answer to that. You can go on with the question, or ask in other words.',
  stillOpen: 'This is what I understood. Please say whether it is right.',
  collected: (count: number) => (count === 1 ? '1 answer collected' : `${count} answers collected`),
  allIn: (total: string) => `${total} total`,
  withFee: (price: string, fee: string) => `${price} + ${fee} fee`,
  between: '·',
  paid: 'Already paid',
  toReview: 'Continue to Review',
  toForm: 'Answer in a form',
  log: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  thinking: 'AI is thinking',
  kept: 'Your message could not be sent. It is kept here: send it again when the connection is back.',
  sources: 'Sources',
  greeting: (name: string) =>
    `Hello. I am an AI, not a lawyer. I ask the questions that your ${name} needs, and I can explain what their words mean. I save a plain answer right away; you can undo it. You confirm anything else first.`,
  countyGreeting: (county: string, forms: number, requirements: number) =>
    `You have chosen ${county} County. Its list has ${forms === 1 ? '1 local form' : `${forms} local forms`} and ${
      requirements === 1 ? '1 special requirement' : `${requirements} special requirements`
    }.`,
  welcomeBack: (answered: number, total: number) =>
    `Welcome back. You have answered ${answered} of ${total} questions.`,
  allAnswered: (name: string) => `All questions of your ${name} are answered. You can review it now.`,
  askAgain: (answer: string) => `Your answer so far: ${answer}`,
  lastOpen:
    'This is the only question left. You can answer it now, or go on to the review, which names what is still needed.',
  problemTitle: 'Please check this answer',
  noteTitle: 'Worth a second look',
  putOff: 'We can come back to this question later.',
  undone: 'That is taken back.',
  why: (why: string) => `Why we ask: ${why}`,
} as const

export const proposal = {
  title: 'Is this right?',
  severalTitle: 'Are these right?',
  several: (count: number, confirmed: number) =>
    confirmed === 0
      ? `I have understood ${count} answers in your message. None of them is saved before you say so.`
      : `I have understood ${count} answers in your message. You have confirmed ${confirmed} of them.`,
  number: (number: number) => `Answer ${number}`,
  before: 'Saved until now',
  after: 'New answer',
  words: 'Your words',
  first: 'What you wrote first',
  hint: 'You can also type yes.',
  all: 'All of these are right',
  rest: (count: number) => `The remaining ${count} are right`,
  yes: 'Yes, that is right',
  change: 'Change',
  confirmed: 'Confirmed',
  changed: 'Not used',
  undo: 'Undo',
  undoLabel: (question: string) => `Undo the answer to: ${question}`,
  conflictTitle: 'This answer was changed in another tab',
  theirs: 'The answer saved from the other tab',
  mine: 'Your answer in this tab',
  keepMine: 'Keep the answer in this tab',
  keepTheirs: 'Keep the other answer',
  yesLabel: (question: string) => `Yes, that is right: ${question}`,
  changeLabel: (question: string) => `Change: ${question}`,
} as const

export const composer = {
  label: 'Your message',
  answering: (question: string) => `Your answer: ${question}`,
  answeringInWords: (question: string) => `Or in your own words: ${question}`,
  placeholder: 'Type your message',
  unfold: 'Write a message',
  send: 'Send',
  enter: 'Press Enter to send',
  tooLong: (count: number, limit: number) =>
    `This message has ${count.toLocaleString('en-US')} characters. Please keep it to ${limit.toLocaleString('en-US')}; what you typed is kept.`,
  suggested: 'Suggested Correction',
  apply: 'Use the correction',
  undo: 'Undo the correction',
  undoHint: 'Corrected.',
  undoOf: (words: string) => `Undo the correction: ${words}`,
  date: 'Pick the date',
  takeDate: 'Use this date',
  takeOption: 'Use this answer',
  none: 'None',
  skip: 'Skip for now',
  unticked: 'Leave it unchecked',
  choices: 'Answers to choose from',
} as const

export const saving = {
  saved: 'All answers saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  offline: 'No connection. Your answers are kept in this browser and are saved when it is back.',
  failed: 'Your answers could not be saved. They are kept in this browser, and saving is tried again.',
  again: 'Save now',
  /** For the line above the work on a phone; the whole sentence stands further down. */
  short: {
    saved: 'Saved',
    waiting: 'Not saved yet',
    saving: 'Saving…',
    offline: 'Offline',
    failed: 'Not saved',
  },
} as const

export const progress = {
  title: 'Your progress',
  done: (done: number, total: number) => `${done} of ${total} steps completed`,
  bar: (percent: number) => `${percent}% completed`,
  current: (title: string) => `Now: ${title}`,
  all: 'All steps completed',
  answered: 'All questions answered',
  show: 'Show progress and answers',
  hide: 'Hide progress and answers',
  status: { completed: 'Completed', current: 'Current step', pending: 'Not started' },
  answers: (count: number) => `Answers so far (${count})`,
  noAnswers: 'Your answers are listed here. Press one to change it.',
  change: (question: string) => `Change the answer to: ${question}`,
  county: 'County of filing',
} as const

export const countySelector = {
  title: 'Florida county',
  lead: 'Counties ask for different forms. Choose the county where you plan to file.',
  label: 'County where you plan to file',
  placeholder: 'Type or choose a county',
  none: 'No county has that name.',
  count: (count: number) => (count === 1 ? '1 county' : `${count} counties`),
  open: 'Show all counties',
  forms: 'Forms on the county’s list',
  requirements: 'Special requirements',
  more: (count: number) => `+${count} more requirements`,
  less: 'Show fewer requirements',
  fees: 'We read a few clerk websites in November 2026. They were from different years and listed $408 for the petition and $10 for each summons. Check with the clerk before you file.',
  continue: 'Continue with County Requirements',
} as const

/** What can be asked at any time; pressing one sends it. */
export const help = {
  open: 'Suggested questions',
  close: 'Close',
  title: 'You could ask',
  general: [
    'What does this question mean?',
    'Why do you ask this?',
    'Can I change my answers later?',
    'What happens after the review?',
  ],
} as const
