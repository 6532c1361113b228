import { ofAccount } from './account-screens.mjs'
import { complete, springing, will } from './answers.mjs'
import { dispute, heardOf } from './bank.mjs'
import { ask, openCounty, understand } from './chat.mjs'
import { documentWith, freshDocument, names } from './documents.mjs'
import { paidFor } from './payment.mjs'
import { question } from './question-screens.mjs'
import { ofSigning } from './signing-screens.mjs'

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path
 * @property {string | RegExp} shows a heading
 * @property {(page: import('playwright-core').Page) => import('playwright-core').Locator} [last] what appears last
 * @property {(page: import('playwright-core').Page) => Promise<void>} [act] what is done before it is looked at
 */

/** @param {string} name @returns {Screen} */
function law(name) {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { name: `law-${slug}`, path: `/law/${slug}`, shows: 'What was not verified' }
}

/** @param {string} bought @returns {Screen} */
const checkout = (bought) => ({
  name: `checkout-${bought.replaceAll(/\W+/g, '-')}`,
  path: `/checkout?${bought}`,
  shows: /^(Simple Will|Essential|Complete)/,
})

/** @type {Screen[]} */
export const open = [
  {
    name: 'landing',
    path: '/',
    shows: /one question at a time/,
    last: (page) => page.getByRole('button', { name: 'Get the Complete Bundle' }),
  },
  { name: 'sign-in', path: '/auth', shows: 'Sign in to Coquina' },
  { name: 'create-account', path: '/auth?mode=create', shows: 'Create your account' },
  { name: 'sign-in-taken', path: '/auth?provider=taken', shows: 'Sign in to Coquina' },
  { name: 'forgotten-password', path: '/reset-password', shows: 'Forgot your password?' },
  { name: 'new-password', path: '/reset-password#token=none', shows: 'Set a new password' },
  { name: 'confirm-email', path: '/confirm-email#token=none', shows: 'Confirm your email address' },
  { name: 'not-me', path: '/not-me#token=none', shows: 'Was that not you?' },
  { name: 'checkout-visitor', path: '/checkout?type=simpleWill', shows: 'Create an account to pay' },
  { name: 'preview-chat', path: '/preview-chat', shows: 'Try Legal AI Free' },
  { name: 'support', path: '/support', shows: 'Support' },
  { name: 'contact', path: '/contact', shows: 'Contact us' },
  { name: 'verify', path: '/verify', shows: 'Check a paper' },
  { name: 'shared', path: `/shared#${'0'.repeat(64)}`, shows: 'A file for you' },
  { name: 'about', path: '/about', shows: 'About Coquina' },
  { name: 'how-it-works', path: '/how-it-works', shows: 'How It Works' },
  { name: 'checkout-signed-out', path: '/checkout?type=simpleWill', shows: 'Create an account to pay' },
  { name: 'ai-signed-out', path: '/ai/simple-will', shows: 'Authentication Required' },
  { name: 'county-examples', path: '/county-examples', shows: /by county/ },
  { name: 'county-page', path: '/county-examples/duval', shows: 'Divorce in Duval County' },
  { name: 'laws', path: '/law', shows: 'The law behind the documents' },
  ...Object.values(names).map((name) => law(name)),
  { name: 'terms', path: '/terms', shows: 'Terms of Service' },
  { name: 'privacy', path: '/privacy', shows: 'Privacy Policy' },
  { name: 'not-found', path: '/nowhere', shows: 'Page Not Found' },
]

/** @type {Screen[]} */
export const newcomer = [
  { name: 'home', path: '/', shows: 'Welcome Back' },
  { name: 'checkout', path: '/checkout?type=simpleWill&service=attorney', shows: 'Payment Method' },
  { name: 'checkout-bundle', path: '/checkout?bundle=complete', shows: 'Order summary' },
  { name: 'dashboard-empty', path: '/dashboard', shows: 'My Documents' },
  ...ofAccount,
  { name: 'ai-invalid-type', path: '/ai/deed', shows: 'Invalid document type' },
  ...[
    'type=simpleWill',
    'type=simpleWill&service=attorney-review',
    'bundle=essential',
    'bundle=complete',
  ].map(checkout),
  { name: 'document-not-found', path: '/review/1', shows: 'Document not found' },
  { name: 'receipt-not-found', path: '/receipts/pi_1', shows: 'Receipt not found' },
]

/**
 * The screens of someone who has begun documents.
 * @param {string} token
 * @returns {Promise<Screen[]>}
 */
export async function ofWorker(token) {
  const fresh = await freshDocument(token, 'simpleWill')
  const begun = await documentWith(token, 'simpleWill', { ...will, primaryBeneficiary: 'Ana 50%, Luis 40%' })
  const done = await documentWith(token, 'simpleWill', will)
  const paid = await documentWith(token, 'simpleWill', will)
  const receipt = await paymentFor(token, paid)
  const held = await documentWith(token, 'simpleWill', will)
  await dispute(await paymentFor(token, held))
  await heardOf(token, held, 'disputed')
  const stopped = await documentWith(token, 'powerOfAttorney', springing)
  const divorce = await documentWith(token, 'uncontestedDivorce')
  const talked = await documentWith(token, 'simpleWill')
  const prenuptial = await documentWith(token, 'prenuptialAgreement', complete.prenuptialAgreement)
  return [
    disclosureOf(fresh),
    { name: 'chat-answered', path: `/chat/${done}`, shows: 'AI Legal Assistant' },
    question(done, 'fullName', 'What is your full legal name?'),
    question(done, 'maritalStatus', 'What is your marital status?'),
    question(done, 'hasChildren', 'Do you have children?'),
    question(done, 'specificBequests', 'Would you like to leave particular things'),
    question(begun, 'primaryBeneficiary', 'Who should receive everything'),
    question(prenuptial, 'marriageDate', 'What is the planned wedding date?'),
    question(prenuptial, 'financialDisclosure', 'Have both of you exchanged'),
    { name: 'chat', path: `/chat/${begun}`, shows: 'AI Legal Assistant', act: (page) => ask(page) },
    {
      name: 'chat-several',
      path: `/chat/${talked}`,
      shows: 'AI Legal Assistant',
      act: (page) => understand(page, 'I am Ana Diaz, married, and I live at 9 Bay Street, Tampa, FL 33602'),
    },
    {
      name: 'chat-correction',
      path: `/chat/${begun}`,
      shows: 'AI Legal Assistant',
      act: (page) => understand(page, 'Actually, my name is Eva Lopez'),
    },
    {
      name: 'chat-county',
      path: `/chat/${divorce}`,
      shows: 'Florida county',
      act: (page) => openCounty(page),
    },
    { name: 'guided', path: '/ai/lease', shows: 'Invalid document type' },
    {
      name: 'review',
      path: `/review/${done}`,
      shows: 'Review your Simple Will',
      last: (page) => page.getByRole('button', { name: 'Complete Purchase', disabled: false }),
    },
    {
      name: 'review-unfinished',
      path: `/review/${begun}`,
      shows: 'Review your Simple Will',
      last: (page) => page.getByRole('heading', { name: 'Still to do' }),
    },
    { name: 'review-paid', path: `/review/${paid}`, shows: 'Already paid' },
    { name: 'review-held', path: `/review/${held}`, shows: 'On hold' },
    ...(await ofSigning(token)),
    { name: 'receipt', path: `/receipts/${receipt}`, shows: /^Receipt C-/ },
    { name: 'review-stopped', path: `/review/${stopped}`, shows: 'What stops this document' },
    { name: 'question-stopped', path: `/questionnaire/${stopped}?question=effectiveDate`, shows: /start\?$/ },
    ...(await reviews(token)),
    {
      name: 'dashboard',
      path: '/dashboard',
      shows: 'Account Summary',
      last: (page) => page.getByRole('link', { name: /^Open receipt/ }).first(),
    },
  ]
}

/** @param {number} id @returns {Screen} */
const disclosureOf = (id) => ({ name: 'disclosure', path: `/legal-compliance/${id}`, shows: /Disclosure/i })

/** What someone has who has paid: the shelf, signing day and the receipt. @param {string} token @returns {Promise<Screen[]>} */
export async function ofOwner(token) {
  const paid = await documentWith(token, 'simpleWill', will)
  const receipt = await paymentFor(token, paid)
  await documentWith(token, 'uncontestedDivorce')
  const fresh = await freshDocument(token, 'simpleWill')
  return [
    { name: 'home-with-documents', path: '/', shows: 'Your documents' },
    disclosureOf(fresh),
    { name: 'dashboard', path: '/dashboard', shows: 'Account Summary' },
    ...(await ofSigning(token)),
    { name: 'receipt', path: `/receipts/${receipt}`, shows: /^Receipt C-/ },
  ]
}

/** Pays for a document. @param {string} token @param {number} document @returns {Promise<string>} the payment */
async function paymentFor(token, document) {
  await paidFor(token, document)
  return (await heardOf(token, document, 'paid')).id
}

/** The review of each type, with a clause's reasons opened. @param {string} token @returns {Promise<Screen[]>} */
async function reviews(token) {
  const types = Object.entries(complete)
  const ids = await Promise.all(types.map(([type, answers]) => documentWith(token, type, answers)))
  return types.map(([type], index) => ({
    name: `review-${type}`,
    path: `/review/${ids[index]}`,
    shows: `Review your ${names[type]}`,
    act: (page) => page.locator('summary', { hasText: 'Why this clause?' }).first().click(),
  }))
}
