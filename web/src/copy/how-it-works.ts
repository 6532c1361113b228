export const howItWorks = {
  title: 'How It Works',
  description:
    'Four steps to a Florida legal document: choose it, answer the questions, review and pay, download the PDF.',
  heading: 'How It Works',
  lead: 'Four steps, at your own pace. You can stop after any answer and come back later.',
  stepsTitle: 'The four steps',
  step: (number: number) => `Step ${number}`,
  steps: [
    {
      title: 'Choose your document',
      text: 'Pick one of six Florida documents. Each card shows what it covers and what it costs. Before the first question you read a disclosure of what a nonlawyer may do for you.',
    },
    {
      title: 'Chat with AI',
      text: 'The assistant asks one question at a time and explains the words in it. It saves a plain answer right away; you can undo it. You confirm anything else first. If you prefer a form, you can answer the same questions there.',
    },
    {
      title: 'Review and pay',
      text: 'You read the whole draft first, with an explanation of each clause. You pay once, by card, when you are ready. The order summary shows the exact total.',
    },
    {
      title: 'Download',
      text: 'You get a PDF that stays on your dashboard. Then you sign it: we show who has to be there, who signs in which order, and what to bring.',
    },
  ],
  contents: 'On this page',
  faqTitle: 'Questions people ask',
  faq: [
    {
      question: 'Is Coquina a law firm?',
      short: 'No. It is software.',
      answer:
        'No. Coquina is software that helps you prepare a document yourself. It does not give legal advice, and using it does not create an attorney-client relationship.',
    },
    {
      question: 'What does the AI do?',
      short: 'It asks and explains. It does not write clauses.',
      answer:
        'It asks the questions, explains words, and takes down your answers: a plain one at once, with an Undo, anything else once you confirm it. It does not write clauses, and it cannot tell you which option is right for you.',
    },
    {
      question: 'What does a document cost?',
      short: 'A one-time fee, shown in full before you start.',
      answer:
        'A one-time fee for each document. Its card shows the total with the processing fee, and so does the order summary before you pay. Nothing renews. Court fees and a notary are not included.',
    },
    {
      question: 'Do I need an account?',
      short: 'Yes, to save your answers. It is free.',
      answer:
        'Yes, to save your answers. It is free. You can look around, read the law behind each document and try the chat without one.',
    },
    {
      question: 'Can I stop and come back?',
      short: 'Yes, at any time.',
      answer: 'Yes. Your answers are saved as you go, and your dashboard shows where you stopped.',
    },
    {
      question: 'When should I see a lawyer?',
      short: 'For complex matters.',
      answer:
        'For complex matters, a qualified attorney is recommended. The Florida Bar runs a Lawyer Referral Service (floridabar.org), and Florida Law Help (floridalawhelp.org) lists free legal aid.',
    },
    {
      question: 'Is the document finished when I download it?',
      short: 'Not before it is signed as the law requires.',
      answer:
        'It takes effect only when it is signed as the law requires. The cover sheet lists who signs, who has to be present, and what to keep. Courts and banks decide for themselves what they accept.',
    },
  ],
  previewTitle: 'See it before you sign up',
  previewText: 'A short sample of the conversation. No account, and nothing is stored.',
  preview: 'Try Legal AI Free',
  moreTitle: 'Read more',
  law: 'The law behind the documents',
  counties: 'Divorce requirements by county',
  support: 'Contact support',
} as const
