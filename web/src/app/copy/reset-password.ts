export const resetPassword = {
  title: 'Forgotten Password',
  description: 'Set a new password for your Coquina account by a link that is sent to your email address.',
  askHeading: 'Forgot your password?',
  askLead: 'Enter the email address of your account. We send a link there with which you set a new password.',
  email: 'Email',
  ask: 'Send link',
  asked: 'The link is good for 30 minutes. If nothing comes, look among unwanted mail too.',
  setHeading: 'Set a new password',
  setLead: 'It replaces the old one, and signs you out everywhere.',
  password: 'New password',
  set: 'Set password',
  waitHeading: 'Your new password has to wait',
  waitWhy:
    'Your account has a passkey, so a new password by mail takes 24 hours. That gives you time to stop somebody who can read your mail. We have told all your devices and your mailbox.',
  waitNext:
    'After 24 hours we mail you a second link. Open it and enter the new password once more. Your passkey signs you in at any time until then.',
  changed: 'Password changed',
  failed: 'That did not work. Please try again.',
  toSignIn: 'Back to sign-in',
} as const
