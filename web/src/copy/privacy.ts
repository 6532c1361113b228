/** The text of the privacy page. To be approved by a lawyer before launch. */

import { legal } from './legal'
import type { LegalPart, LegalText } from './legal-texts'

const privacyInShort = [
  'Your answers are encrypted before they are stored, and are not sold.',
  'Your conversation with the assistant is not stored by Coquina. It may be passed to the company that runs a language model.',
  'Card details go to the payment provider and never reach Coquina.',
  'On your account page you can download everything and delete your account. The record of a payment stays, without your name.',
]

const privacyParts: LegalPart[] = [
  {
    id: 'what-is-kept',
    title: 'What is kept',
    text: [
      [
        'Your account.',
        'Your email address, your name if you give it, and your password in a form that cannot be read back.',
      ],
      'What happened to your account, such as sign-ins, failed ones and changes: when, and on what kind of browser and device. You can see it on your account page.',
      [
        'Your documents.',
        'The answers, when you changed them, and the PDF of a document that is paid and finished.',
      ],
      'The record that you acknowledged the nonlawyer disclosure: which text was shown, your name and the time.',
      [
        'Payments.',
        'What was bought, the amount, the time, and the number that the payment provider gave it.',
      ],
      [
        'Messages.',
        'What you write to support or through the contact form, with the name, email address and phone number that you give there.',
      ],
      [
        'Sign-ins and devices.',
        'For a short time, how many messages and how many wrong passwords came from an email address and a network address, so that no one can flood the service or another person’s inbox, or guess a password.',
      ],
      'While you are signed in: on what kind of browser and device, since when, and when something was last changed there. A log of requests to the service: which page of the service answered, when, and how it ended. It holds none of your answers.',
      'Which browsers have signed in to your account: their kind, when each was first and last used, and a code that recognizes it. Of your passkeys their names and public keys; the secret part never leaves your device.',
      [
        'Server records.',
        'Records of the servers that deliver the pages, whether or not you are signed in: when something was requested, from which network address, by which browser, and its web address, which can include the number of a document. They are used to find errors and attacks, and are not part of your account.',
      ],
    ],
  },
  {
    id: 'how-it-is-protected',
    title: 'How it is protected',
    text: [
      'Your answers, the words in which you gave them, your disclosures and your PDFs are encrypted before they are stored. So is what you write to support or through the contact form.',
    ],
  },
  {
    id: 'what-is-not-kept',
    title: 'What is not kept',
    text: [
      'Card details. They go from your browser to the payment provider, Stripe, and never reach Coquina.',
      'Social Security numbers and full account numbers: the questions refuse them.',
      'Your conversation with the assistant. Each message is sent to be answered, and not stored. The conversation stays in your browser’s tab, where you can download it; what you answer plainly or confirm in it is kept as your answer.',
      'The sample conversation of the free preview. It never leaves your browser.',
    ],
  },
  {
    id: 'in-your-browser',
    title: 'In your browser',
    text: [
      'A sign-in token is kept until you sign out. If you sign in with an identity provider, two cookies take its place. What you type and have not saved is kept until it is saved. A name that you change is kept until you close the tab, sign out or delete the document, so that the page can show where it still stands. For the length of the visit, the page you wanted before you signed in and the fact that you have just signed out are kept too.',
      'A cookie lets your account recognize this browser, so that it does not ask for a code from your email. It stays when you sign out, for up to 400 days. The site also remembers that you have hidden a note or answered an offer, and, for each document that you downloaded, a number that shows whether the document has changed since.',
      'There are no advertising or tracking cookies, and no scripts from other companies, except the card form of the payment provider on the pages where you pay.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    text: [
      'Only you, and people to whom you give a link to a document, can open your documents through the site. Your answers are not sold, and not used for advertising.',
      'What you write to support or through the contact form goes to the people who run Coquina, who read it to answer you.',
      'If the people who run Coquina have connected a language model, what you write to the assistant, and what your document says so far, may be passed to the company that runs the model so that it can answer. Your account data, such as your email address, is not passed on.',
      'Companies that run parts of the service for Coquina, for storage, email, payments and the assistant, receive what they need for their part.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    text: [
      'A document that is not paid is deleted when it has not been changed for 12 months.',
      'Each version of a paid document that you downloaded is kept, with the answers that it was made from, until you delete the document. If we refund it, its versions are deleted.',
      'Each of these versions carries a code. Anyone who has the code or the file can learn the kind of document, the day, the number of the version and whether a later one followed, and no name. Once the document is deleted, they learn only that it was made here.',
      'What you write to support or through the contact form is deleted from the service after 90 days.',
      'A sign-in ends after 7 days, or after a day without a change.',
      'What happened to your account is kept for 90 days. A browser that you stop using is forgotten after 400 days.',
      'The log of requests is kept for about a month, the records of the servers that deliver the pages for 90 days.',
    ],
  },
  {
    id: 'deleting',
    title: 'Downloading and deleting',
    text: [
      'Deleting a document on the dashboard deletes its answers and every version of its PDF. The record of a payment stays.',
      'On your account page you can download everything that is kept about you, and delete the account with everything in it. The record of a payment stays, without your name.',
      'Encrypted copies for emergencies are kept apart, where no one reads them. What you deleted is gone from them after 35 days.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: ['Coquina is for people who are at least 18 years old.'],
  },
]

export const privacy: LegalText = {
  title: legal.privacyTitle,
  description: 'What Coquina keeps about you, what it does not keep, and how to have it deleted.',
  inShort: privacyInShort,
  parts: privacyParts,
}
