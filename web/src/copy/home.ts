export const home = {
  title: 'Documents',
  heading: 'Welcome Back',
  lead: 'Start a document, or continue one that you have started.',
  leadNew: 'Choose what you need. Your answers are saved as you go.',
  viewDocuments: 'View My Documents',
  recentTitle: 'Your documents',
  gridTitle: 'Start a document',
  all: 'All documents',
} as const
