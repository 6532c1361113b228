export const disclosure = {
  title: 'Legal Disclosures',
  stepsLabel: 'Steps to your document',
  steps: ['Legal Disclosures', 'Document Creation', 'Review & Payment'],
  /** Of what is paid already. */
  stepsPaid: ['Legal Disclosures', 'Document Creation', 'Review & Download'],
  count: (step: number, of: number) => `${step} of ${of}`,
  kicker: 'We are not lawyers. Please read this first.',
  takes: (minutes: number) =>
    minutes === 1 ? 'It takes about a minute to read.' : `It takes about ${minutes} minutes to read.`,
  /** What a statement is about, by words that only it has. */
  leads: [
    ['may not give legal advice', 'Not a lawyer'],
    ['cannot represent me in court', 'No advice on your rights, no representation'],
    ['defines a paralegal', 'Not a paralegal'],
    ['may only type the facts', 'Only the facts that you give'],
    ['approved by the Supreme Court', 'The exception: forms of the court'],
    ['is an AI', 'An assistant that is an AI'],
    ['I can read English', 'In a language that you understand'],
  ] as [words: string, lead: string][],
  form: 'After Florida Family Law Form 12.900(a), in our own words',
  servicesTitle: (name: string) => `What Coquina does for your ${name}, and what it does not do`,
  statementsTitle: 'By checking the box, you state:',
  continue: 'Continue',
  toForm: 'Answer in a form',
  ways: 'Continue opens a chat. The form asks the same questions.',
  saving: 'Saving your acknowledgment…',
  saved: 'Acknowledged and recorded.',
  asPdf: 'Download the disclosure as a PDF',
  file: 'disclosure',
  needed: 'Check the box to continue.',
} as const
