export const resetPassword = {
  title: 'Forgot Password',
  description: 'Set a new password for your Coquina account by a link that is sent to your email address.',
  askHeading: 'Forgot your password?',
  stepsTitle: 'What happens next',
  steps: [
    'We email you a link, if there is an account with that address.',
    'You open it within 30 minutes, best in this browser.',
    'You set a new password and sign in. Your documents are as you left them.',
  ],
  endedHeading: 'This link no longer works',
  askLead: 'Enter the email address of your account. We’ll email you a link to set a new password.',
  email: 'Email',
  ask: 'Send link',
  sentHeading: 'Check your email',
  askAgain: 'Send again',
  asked: 'The link works for 30 minutes. If you do not get it, check your spam folder.',
  setHeading: 'Set a new password',
  setLead: 'It replaces the old one, and signs you out everywhere.',
  password: 'New password',
  removePasskeys:
    'Remove all passkeys from my account. Check this if you have lost yours, or see one in your account that is not yours.',
  set: 'Set password',
  waitHeading: 'Your new password has to wait',
  waitWhy:
    'Your account has a passkey, so a password reset by email takes 24 hours. That gives you time to stop someone else who can read your email. We have emailed you and notified all your devices.',
  waitNext:
    'After 24 hours, we email you a second link. Open it and enter the new password once more. Your passkey signs you in at any time until then.',
  changed: 'Password changed',
  failed: 'That did not work. Please try again.',
  toSignIn: 'Back to sign-in',
} as const
