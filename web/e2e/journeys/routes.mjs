// The addresses of shared/spec/product.md, row by row, and the pages that belong to an account.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { complete, will } from '../kit/answers.mjs'
import { heardOf } from '../kit/bank.mjs'
import { documentWith, freshDocument } from '../kit/documents.mjs'
import { paidFor } from '../kit/payment.mjs'
import { forUsers, forVisitors, names } from '../kit/rows.mjs'

const signIn = { shows: 'Sign in to Coquina', leadsTo: '/auth' }
const landing = { shows: /one question at a time/, leadsTo: '/' }
const will69 = { shows: /Simple Will/, says: '$69.00' }

forVisitors('/', 'the landing page', { shows: /one question at a time/, says: 'One-time fee' })
forUsers('/', 'home', { shows: 'Welcome Back', says: 'View My Documents' })
forUsers('/?logout=true', 'forgets who it was and cleans the address', landing)
forVisitors('/auth', 'sign in or create an account', { shows: 'Sign in to Coquina' })
forUsers('/auth', 'leads home', { shows: 'Welcome Back', leadsTo: '/' })
forVisitors('/dashboard', 'leads to sign-in', signIn)
forUsers('/dashboard', 'the documents', { shows: 'My Documents', says: 'Quick Actions' })
forVisitors('/preview-chat', 'the free preview', {
  shows: 'Try Legal AI Free',
  says: /3 .*remaining|3 messages/,
})
forVisitors('/support', 'the support form', { shows: 'Support', says: 'Priority' })
forVisitors('/contact', 'the contact form', { shows: 'Contact us', says: 'Send Message' })
forVisitors('/verify', 'where a paper is checked', { shows: 'Check a paper', says: 'Check the code' })
forVisitors('/shared', 'where a link leads', { shows: 'A file for you', says: /link is missing$/ })
forVisitors('/terms', 'the terms', { shows: 'Terms of Service', says: 'June 29, 2025' })
forVisitors('/privacy', 'the privacy policy', { shows: 'Privacy Policy', says: 'June 29, 2025' })
forVisitors('/about', 'what Coquina is', { shows: 'About Coquina' })
forVisitors('/how-it-works', 'the four steps', { shows: 'How It Works', says: 'Chat with AI' })
forVisitors('/county-examples', 'the five counties', { shows: /by county/i, says: 'Five sample cases' })
forVisitors('/county-examples/duval', 'what one county asks for', {
  shows: 'Divorce in Duval County',
  says: 'Special requirements',
})

forVisitors('/checkout?type=simpleWill&service=standard', 'says that paying needs an account', {
  shows: /Simple Will/,
  says: 'Create an account to pay',
})
forVisitors('/checkout', 'leads home without a type', landing)
forVisitors('/checkout?type=deed', 'leads home with an unknown type', landing)
forUsers('/checkout?type=simpleWill&service=standard', 'the catalogue price', will69)
forUsers('/checkout?type=simpleWill', 'is the standard service', will69)
forUsers('/checkout?type=simpleWill&service=attorney-review', 'the price with review', {
  shows: /Simple Will/,
  says: '$2,000.00',
})
forUsers('/checkout?type=simpleWill&service=attorney', 'the same by its other spelling', {
  shows: /Simple Will/,
  says: '$2,000.00',
})
forUsers('/checkout?bundle=essential', 'the Essential Bundle', { shows: /Essential/, says: '$149.00' })
forUsers('/checkout?bundle=complete', 'the Complete Bundle', { shows: /Complete/, says: '$249.00' })

for (const page of ['legal-compliance', 'document', 'questionnaire', 'review', 'signing']) {
  forVisitors(`/${page}/1`, 'leads to sign-in', signIn)
}
for (const page of ['document', 'questionnaire', 'review', 'chat', 'signing']) {
  missing(page, 'Document not found')
}
missing('legal-compliance', 'Document Not Found')

forUsers('/legal-compliance/{documentId}', 'the disclosure', async (token) => ({
  path: `/legal-compliance/${await freshDocument(token, 'simpleWill')}`,
  shows: /Disclosure/,
  says: '12.900(a)',
}))
forUsers(
  '/legal-compliance?documentId={documentId}',
  'leads to the disclosure of that document',
  async (token) => {
    const id = await freshDocument(token, 'simpleWill')
    return {
      path: `/legal-compliance?documentId=${id}`,
      leadsTo: `/legal-compliance/${id}`,
      shows: /Disclosure/,
    }
  },
)
for (const page of ['document', 'questionnaire', 'chat']) {
  forUsers(`/${page}/{documentId}`, 'leads to the disclosure until it is acknowledged', async (token) => {
    const id = await freshDocument(token, 'simpleWill')
    return { path: `/${page}/${id}`, leadsTo: `/legal-compliance/${id}`, shows: /Disclosure/ }
  })
}
for (const page of ['document', 'questionnaire']) {
  forUsers(`/${page}/{documentId}`, 'one question at a time', async (token) => {
    const path = `/${page}/${await documentWith(token, 'simpleWill')}`
    return { path, leadsTo: `${path}?question=fullName`, says: /^Step 1 of / }
  })
}
forUsers('/chat/{documentId}', 'the conversation', async (token) => ({
  path: `/chat/${await documentWith(token, 'simpleWill')}`,
  shows: 'Simple Will',
  says: 'AI Assistant Active',
}))
forVisitors('/ai/simple-will', 'says that one has to sign in', {
  shows: 'Authentication Required',
  says: 'Log In',
})
const disclosed = /^\/legal-compliance\/\d+$/
for (const type of ['simple-will', 'simpleWill']) {
  forUsers(`/ai/${type}`, 'a new document of the type, which begins with its disclosure', {
    leadsTo: disclosed,
    shows: /Disclosure/,
  })
  forUsers(`/ai/${type}`, 'the document of the type that was begun', async (token) => {
    await documentWith(token, 'simpleWill')
    return { path: `/ai/${type}`, shows: 'Simple Will', says: 'AI Assistant Active' }
  })
}
forUsers('/ai/uncontested-divorce', 'the county first', async (token) => {
  await documentWith(token, 'uncontestedDivorce')
  const says = 'Continue with County Requirements'
  return { path: '/ai/uncontested-divorce', shows: 'Uncontested Divorce', says }
})
forUsers('/ai/deed', 'names the types that there are', {
  shows: 'Invalid document type',
  says: /Simple Will/,
})
forUsers('/review/{documentId}', 'review and payment', async (token) => ({
  path: `/review/${await documentWith(token, 'simpleWill', will)}`,
  shows: 'Review your Simple Will',
  says: '$71.50',
}))
forUsers('/review/{documentId}', 'asks for the county where papers are filed', async (token) => ({
  path: `/review/${await documentWith(token, 'uncontestedDivorce', complete.uncontestedDivorce)}`,
  shows: 'Review your Uncontested Divorce',
  says: 'County where you plan to file',
}))
forUsers('/signing/{documentId}', 'how the document is signed', async (token) => ({
  path: `/signing/${await documentWith(token, 'simpleWill', will)}`,
  shows: 'How to sign your Simple Will',
  says: 'Two adult witnesses.',
}))
forVisitors('/receipts/pi_1', 'leads to sign-in', signIn)
forUsers('/receipts/{paymentId}', 'the receipt', async (token) => {
  const document = await documentWith(token, 'simpleWill', will)
  await paidFor(token, document)
  const { id, receipt } = await heardOf(token, document, 'paid')
  return { path: `/receipts/${id}`, shows: `Receipt ${receipt}`, says: '$71.50' }
})
forUsers('/receipts/{paymentId}', 'says that another person’s receipt is not there', async () => ({
  path: '/receipts/pi_1',
  shows: 'Receipt not found',
  says: 'Go to Dashboard',
}))
forVisitors('/account', 'leads to sign-in', signIn)
forUsers('/account', 'the account', { shows: 'Your account', says: 'Where you are signed in' })
forVisitors('/reset-password', 'asks for a link', { shows: 'Forgot your password?', says: 'Send link' })
forUsers('/reset-password', 'asks for a link', { shows: 'Forgot your password?', says: 'Send link' })
forVisitors('/reset-password#token={secret}', 'a new password, and the secret leaves the address', {
  shows: 'Set a new password',
  leadsTo: '/reset-password',
})
forVisitors('/confirm-email#token={secret}', 'waits for a press, and the secret leaves the address', {
  shows: 'Confirm your email address',
  leadsTo: '/confirm-email',
})
forVisitors('/not-me#token={secret}', 'waits for a press, and the secret leaves the address', {
  shows: 'Was that not you?',
  says: 'That was not me',
  leadsTo: '/not-me',
})
forVisitors('/not-me', 'says where its link is', {
  shows: 'Was that not you?',
  says: /^This page opens from the link in our email/,
})
forVisitors('/api/login', 'back to sign-in, where there is no provider', {
  ...signIn,
  leadsTo: '/auth?provider=none',
})
forVisitors('/api/login?force=true', 'the same', { ...signIn, leadsTo: '/auth?provider=none' })
forVisitors('/nowhere', 'says that there is no such page', { shows: 'Page Not Found', says: 'Go Home' })

test('TRACE.md lists these tests', async () => {
  const text = await readFile(join(import.meta.dirname, '../../TRACE.md'), 'utf8')
  const listed = [...text.matchAll(/^- (\/.* for a (?:visitor|signed-in user): .*)$/gm)].map(
    ([, name]) => name,
  )
  assert.deepEqual(listed.toSorted(), names.toSorted())
})

/** @param {string} page @param {string} shows */
function missing(page, shows) {
  forUsers(`/${page}/{documentId}`, 'says that another person’s document is not there', async () => ({
    path: `/${page}/1`,
    shows,
  }))
}
