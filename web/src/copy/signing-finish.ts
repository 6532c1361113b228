/** Where Finish leads at the end of the signing view, by what can be noted of the signing. */
export const signingFinish = {
  open: 'Finish leads to “We have signed”. Note the day there, and where the original is.',
  signed: 'You have noted that it is signed. Finish leads back to the page.',
  unready: 'Sign a copy that you print once the PDF is ready. Finish leads back to the page.',
} as const
