/** The drawer in which one asks about the question that stands beside it. */
export const ask = {
  title: 'Ask about this question',
  close: 'Close and go on with the question',
  label: 'What would you like to know?',
  lead: 'Your question stays open beside this. Nothing is answered or saved until you do it yourself.',
  log: 'What was said',
  suggested: 'You could ask',
  use: (answer: string) => `Use “${answer}” as the answer`,
  goOn: 'Go on with this question',
  chat: 'Answer this question in the chat instead',
} as const
