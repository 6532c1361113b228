const search = (values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Where a question was opened from; the review is where its answer leads back to. */
type Origin = 'review'

/** The part of the county page that has every county. */
export const ALL_COUNTIES = '#all-counties'

/** The part of the account page that has its passkeys. */
export const PASSKEYS = 'passkeys'

/** The part of "How It Works" that says what is proved and what is not. */
export const HOW_WE_KNOW = 'how-we-know'

/** The part of it that answers what people ask. */
export const QUESTIONS = 'questions'

/** The part of the landing page that has every document and its price. */
export const DOCUMENTS = 'documents'

/** What is bought with a document at checkout. */
export type Service = 'standard' | 'attorney-review'

/** Every address of the site. */
export const paths = {
  home: () => '/',
  prices: () => `/#${DOCUMENTS}`,
  loggedOut: () => '/?logout=true',
  auth: () => '/auth',
  createAccount: () => '/auth?mode=create',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  notMe: () => '/not-me',
  account: () => '/account',
  passkeys: () => `/account#${PASSKEYS}`,
  dashboard: () => '/dashboard',
  receipt: (payment: string) => `/receipts/${payment}`,
  checkout: (type: string, service?: Service) => `/checkout${search({ type, service })}`,
  bundleCheckout: (bundle: string) => `/checkout${search({ bundle })}`,
  disclosureAfterCheckout: (id: number) => `/legal-compliance?documentId=${id}`,
  disclosure: (id: number) => `/legal-compliance/${id}`,
  wizard: (id: number) => `/document/${id}`,
  questionnaire: (id: number) => `/questionnaire/${id}`,
  question: (id: number, question: string, from?: Origin) =>
    `/questionnaire/${id}${search({ question, from })}`,
  details: (id: number, part: number) => `/questionnaire/${id}${search({ details: String(part) })}`,
  ai: (type: string) => `/ai/${type}`,
  chat: (id: number, question?: string) => `/chat/${id}${search({ question })}`,
  review: (id: number) => `/review/${id}`,
  county: (id: number) => `/review/${id}#county`,
  signing: (id: number) => `/signing/${id}`,
  versions: (id: number) => `/signing/${id}#versions`,
  previewChat: () => '/preview-chat',
  support: () => '/support',
  askForRefund: (receipt: string) => `/support${search({ refund: receipt })}`,
  askAboutReview: (id: number) => `/support${search({ review: String(id) })}`,
  contact: () => '/contact',
  about: () => '/about',
  howItWorks: () => '/how-it-works',
  howWeKnow: () => `/how-it-works#${HOW_WE_KNOW}`,
  questions: () => `/how-it-works#${QUESTIONS}`,
  laws: () => '/law',
  law: (slug: string) => `/law/${slug}`,
  clause: (slug: string, clause: string) => `/law/${slug}#${clause}`,
  countyExamples: (county?: string) => `/county-examples${search({ county })}${county ? ALL_COUNTIES : ''}`,
  countyPage: (county: string) => `/county-examples/${county}`,
  verify: (code?: string) => (code ? `/verify#${code}` : '/verify'),
  terms: () => '/terms',
  privacy: () => '/privacy',
  serverLogin: (force?: 'true') => `/api/login${search({ force })}`,
  serverLogout: () => '/api/logout',
}

/** The same addresses as patterns, for the router. */
export const patterns = {
  auth: 'auth',
  resetPassword: 'reset-password',
  confirmEmail: 'confirm-email',
  notMe: 'not-me',
  account: 'account',
  dashboard: 'dashboard',
  receipt: 'receipts/:paymentId',
  checkout: 'checkout',
  disclosureAfterCheckout: 'legal-compliance',
  disclosure: 'legal-compliance/:documentId',
  wizard: 'document/:documentId',
  questionnaire: 'questionnaire/:documentId',
  ai: 'ai/:typeId',
  chat: 'chat/:documentId',
  review: 'review/:documentId',
  signing: 'signing/:documentId',
  shared: 'shared',
  previewChat: 'preview-chat',
  support: 'support',
  contact: 'contact',
  about: 'about',
  howItWorks: 'how-it-works',
  laws: 'law',
  law: 'law/:slug',
  countyExamples: 'county-examples',
  countyPage: 'county-examples/:countyId',
  verify: 'verify',
  terms: 'terms',
  privacy: 'privacy',
}
