export const findings = {
  blocksTitle: 'What stops this document',
  blocksLead: 'The document cannot be bought or downloaded while one of these stands. Your answers are kept.',
  warningsTitle: 'Please read these notices',
  warningsLead:
    'Tick each one when you have read it. You can leave your answers as they are, or change them.',
  infosTitle: 'Good to know',
  infosLead: 'Information about some of your answers. Nothing has to be done.',
  read: 'I have read this',
  readLabel: (title: string) => `I have read this: ${title}`,
  change: 'Change this answer',
  changeLabel: (question: string) => `Change this answer: ${question}`,
  readDisclosure: 'Read the disclosure',
  chooseCounty: 'Choose the county',
  law: 'Sources:',
  levels: { block: 'Stops the document', warn: 'Please note', info: 'Good to know' },
  savedBlock:
    'Your answer is saved. The document cannot be finished with it. You can change it here, or continue and come back to it from the review.',
  saved: 'Your answer is saved. You can change it here, or continue.',
} as const
