/** What is said when the session is over, and needed on every page: it comes with the site itself. */
export const signedOut = {
  loggedOutHere: 'Logged out on this device',
  loggedOutHereText:
    'We could not reach the server to end your session. It ends on its own. To end it right away, sign in and choose “Sign out everywhere” in your account.',
  unauthorized: 'Unauthorized',
  unauthorizedText: 'You are logged out. Logging in again...',
  authenticationRequired: 'Authentication Required',
  authenticationRequiredText: 'Please log in to create documents.',
} as const
