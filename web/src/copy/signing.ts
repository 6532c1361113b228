export const signing = {
  title: (document: string) => `How to sign: ${document}`,
  heading: (name: string) => `How to sign your ${name}`,
  link: 'How to sign it',
  linkLabel: (document: string) => `How to sign it: ${document}`,
  lead: 'Your document is ready to print and sign. It takes effect only when it is signed as the law requires. These steps also come with the PDF.',
  leadHeld:
    'This document is on hold while your bank settles the dispute. You can read the steps now and print the PDF later.',
  leadUnfinished:
    'These are the steps for the document as it stands now. Finish it and pay for it first. Then print the PDF and sign that copy.',
  download: 'Download PDF',
  print: 'Print these steps',
  read: 'Read the document',
  contents: 'On this page',
  none: 'The signing steps for this document are not ready yet.',
  nextTitle: (document: string) => `Next: sign your ${document}`,
  nextText:
    'Your document takes effect only when it is signed as the law requires. See what to check first, who must be there, what to bring and who signs where.',
  changedTitle: 'Changed since you last downloaded it',
  changedText:
    'If you have already signed a copy, that copy still says what it said before. To use the change, download the PDF again and sign the new copy.',
  editingText:
    'You have paid for this document, and you can change it at no cost. A copy that you have already signed does not change. To use a change, download the PDF again and sign the new copy.',
} as const
