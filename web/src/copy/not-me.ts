export const notMe = {
  title: 'That Was Not Me',
  heading: 'Was that not you?',
  missing:
    'This page opens from the link in our email. If you are signed in, the same button is on your account page, under “Recent activity.”',
  link: {
    lead: 'We sign out every device, forget all known devices, and turn off the old password. We email you a link to set a new one. Your documents stay as they are.',
    confirm: 'That was not me',
    failed: 'That did not work. Please try again.',
    again: 'Sign in and look at “Recent activity” in your account, or set a new password.',
  },
  open: 'That was not me',
  openNote: 'For something on this list that you did not do.',
  question: 'Sign out every device?',
  effects:
    'Every device is signed out, this one too, all known devices are forgotten, and the old password no longer works. We email you a link to set a new one. Your documents stay as they are.',
  confirm: 'Sign everyone out',
  toReset: 'Set a new password',
  toSupport: 'Contact us',
} as const
