export const shell = {
  description: 'Coquina helps Florida residents prepare six legal documents, one question at a time.',
  skip: 'Skip to the content',
  loading: 'Loading…',
  mainNav: 'Main',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  documents: 'Documents',
  dashboard: 'Dashboard',
  support: 'Support',
  countyExamples: 'County Examples',
  myDocuments: 'My Documents',
  startDocument: 'Start a document',
  signOut: 'Sign Out',
  accountMenu: (name: string) => `Account of ${name}`,
  goHome: 'Go Home',
} as const

export const footer = {
  documentsTitle: 'Documents',
  documents: ['Simple Will', 'Prenuptial Agreement', 'Divorce', 'Power of Attorney', 'Healthcare Directive'],
  companyTitle: 'Company',
  about: 'About',
  howItWorks: 'How It Works',
  contact: 'Contact',
  legalTitle: 'Legal',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  disclaimerTitle: 'Please note',
  disclaimer:
    'Coquina is not a law firm and does not give legal advice. Using it does not create an attorney-client relationship, and the provider is not your attorney. It is AI-powered document assistance only. For complex matters, a qualified attorney is recommended.',
  copyright: '© 2025 Coquina. All rights reserved.',
} as const
