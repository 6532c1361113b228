export const notMe = {
  title: 'That Was Not Me',
  heading: 'Was that not you?',
  missing:
    'This page is opened by the link in our mail. If you are signed in, the same button is on the page of your account, under “Recent activity”.',
  link: {
    lead: 'We sign everybody out of your account, forget all its devices, and close it to the old password. You get a link to set a new one by mail. Your documents stay as they are.',
    confirm: 'That was not me',
    failed: 'That did not work. Please try again.',
    again: 'Sign in and look at “Recent activity” in your account, or set a new password.',
  },
  open: 'That was not me',
  openNote: 'For something on this list that you did not do.',
  question: 'Close your account to everybody else?',
  effects:
    'Everybody is signed out, on this device too, all devices are forgotten, and the old password no longer opens the account. You get a link to set a new one by mail. Your documents stay as they are.',
  confirm: 'Sign everybody out',
  toReset: 'Set a new password',
  toSupport: 'Write to us',
} as const
