/** Said on the page of signing of what is paid and cannot be printed as it stands. */
export const signingUnfinished = {
  paid: 'This document is paid, and there is nothing more to pay. One thing is left before you can print it:',
  paidSeveral:
    'This document is paid, and there is nothing more to pay. This is left before you can print it:',
  print: 'Then print the PDF and sign that copy.',
} as const
