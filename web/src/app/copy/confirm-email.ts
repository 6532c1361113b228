export const confirmEmail = {
  title: 'Confirm Email Address',
  heading: 'Confirm your email address',
  lead: 'One press, and we know that your mail reaches you at this address.',
  confirm: 'Confirm this address',
  failed: 'That did not work. Please try again.',
  again:
    'Sign in to ask for a new link: at the top of any page, or for a changed address on the page of your account.',
  missing: 'This page is opened by the link in our mail. Please open it from there once more.',
  toAccount: 'Go to your account',
  toSignIn: 'Go to sign-in',
  notice: {
    label: 'Your email address',
    text: (email: string) =>
      `Please confirm your email address: open the link that we sent to ${email} in this browser. Until then our receipts come without links.`,
    again: 'Send the link again',
    hide: 'Hide for now',
    confirmed: 'Your email address is confirmed.',
    failed: 'The link could not be sent. Please try again.',
  },
} as const
