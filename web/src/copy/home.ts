export const home = {
  title: 'Documents',
  heading: 'Welcome Back',
  lead: 'Start a document, or continue one that you have started.',
  viewDocuments: 'View My Documents',
  recentTitle: 'Your documents',
  gridTitle: 'Start a document',
} as const
