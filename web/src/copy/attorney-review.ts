/** The review by an attorney: as much as is fixed. The rest is agreed with the attorney, and is not promised here. */
export const attorneyReview = {
  who: 'The attorney review',
  title: 'How the attorney review works',
  steps: [
    ['You pay once', 'The price covers the document and the review. We email you a receipt.'],
    ['You answer the questions', 'You read the nonlawyer disclosure and answer at your own pace.'],
    [
      'We email you',
      'Your request waits in a queue until an independent Florida attorney is assigned to it. Then we email you to arrange the review.',
    ],
    [
      'The review',
      'The attorney looks at the document that you buy here. You can download the PDF as soon as every question is answered, before or after the review.',
    ],
  ] as [name: string, words: string][],
  facts: [
    [
      'Who reviews it',
      'An independent Florida attorney. None is named here, because the people who run Coquina assign one after you pay.',
    ],
    ['When', 'We cannot promise a date. You do not have to wait for it to use your document.'],
    [
      'What the review covers',
      'The document with its PDF, and the review of that document. You can change your answers at no cost.',
    ],
    ['How the review reaches you', 'You and the attorney arrange it by email, for your document.'],
  ] as [term: string, fact: string][],
  unassigned: 'If no attorney is assigned, or you have waited too long for one,',
  support: 'write to support',
  notTitle: 'What it does not include',
  not: [
    'Any other document in your account.',
    'Signing, notarizing or filing anything for you, or going to court.',
    'Legal advice from Coquina. Coquina is not a law firm and does not become your attorney.',
  ],
  ownLawyer:
    'You have a lawyer already? Buy the document alone. You can give the document and its sources to any lawyer, as one file or a link.',
}
