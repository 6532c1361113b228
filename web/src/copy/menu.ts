/** For those who are signed in: visitors do not load it. */
export const menu = {
  menu: 'Menu',
  documents: 'Documents',
  dashboard: 'Dashboard',
  support: 'Support',
  countyExamples: 'County Examples',
  myDocuments: 'My Documents',
  startDocument: 'Start a document',
  signOut: 'Sign Out',
  accountMenu: (name: string) => `Account of ${name}`,
} as const
