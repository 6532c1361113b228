export const disclosure = {
  title: 'Legal Disclosures',
  stepsLabel: 'Steps to your document',
  steps: ['Legal Disclosures', 'Document Creation', 'Review & Payment'],
  form: 'Florida Family Law Form 12.900(a)',
  servicesTitle: (name: string) => `What Coquina does for your ${name}`,
  statementsTitle: 'By checking the box, you state:',
  continue: 'Continue',
  saving: 'Saving your acknowledgment…',
  saved: 'Acknowledged and recorded.',
  asPdf: 'Download the disclosure as a PDF',
  needed: 'Check the box to continue.',
  notFound: 'Document Not Found',
} as const
