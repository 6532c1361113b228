export const findings = {
  blocksTitle: 'What stops this document',
  blocksLead: 'You cannot buy or download the document until these are fixed. Your answers are saved.',
  warningsTitle: 'Please read these notices',
  warningsLead: 'Check the box for each one when you have read it. You can keep your answers or change them.',
  infosTitle: 'Good to know',
  infosLead: 'Information about some of your answers. You do not have to do anything.',
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
