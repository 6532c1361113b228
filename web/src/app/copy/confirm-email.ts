export const confirmEmail = {
  title: 'Confirm Email Address',
  heading: 'Confirm your new email address',
  lead: 'From then on you sign in with it.',
  confirm: 'Confirm this address',
  failed: 'That did not work. Please try again.',
  again: 'You can ask for a new link on the page of your account.',
  missing: 'This page is opened by the link in our mail. Please open it from there once more.',
  toAccount: 'Go to your account',
  toSignIn: 'Go to sign-in',
} as const
