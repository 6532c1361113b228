export const sendToMe = {
  send: 'Send it to me',
  subject: 'Print and sign my document',
  body: (page: string) => `Here I print it, and see how it is signed. I sign in to Coquina first: ${page}`,
} as const
