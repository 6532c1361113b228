export const confirmEmail = {
  title: 'Confirm Email Address',
  heading: 'Confirm your email address',
  lead: 'Press the button so we know that our email reaches you at this address.',
  confirm: 'Confirm this address',
  failed: 'That did not work. Please try again.',
  again:
    'Sign in to get a new link. You can find it at the top of any page or, for a changed address, on your account page.',
  missing: 'This page opens from the link in our email. Please open it from there again.',
  toAccount: 'Go to your account',
  toSignIn: 'Go to sign-in',
  notice: {
    label: 'Your email address',
    ask: 'Please confirm your email address.',
    how: (email: string) =>
      `Open the link that we sent to ${email} in this browser. Until then, the receipts that we email you have no links in them.`,
    more: 'More',
    again: 'Send the link again',
    hide: 'Hide for now',
    confirmed: 'Your email address is confirmed.',
    failed: 'The link could not be sent. Please try again.',
  },
} as const
