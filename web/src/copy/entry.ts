/** What the landing page says below its first view. */
export const situations = {
  title: 'What brings you here?',
  lead: 'The papers that people in your situation often make. This is information, not advice: you choose.',
  legend: 'Your situation',
  papers: (situation: string) => `Papers that people often make: ${situation}`,
  allIn: (total: string) => `${total} total`,
  allInNote: (fee: string) => `Each price includes the ${fee} processing fee.`,
  start: 'Start',
  startOf: (name: string) => `Start the ${name}`,
  list: [
    {
      id: 'kids',
      name: 'We have kids',
      papers: [
        {
          type: 'simpleWill',
          why: 'Says who receives what you own, and states your wishes about a guardian.',
        },
        { type: 'healthcareDirective', why: 'Names the person who speaks for you when you cannot.' },
        { type: 'powerOfAttorney', why: 'Names the person who handles your finances for you.' },
      ],
    },
    {
      id: 'marrying',
      name: 'Getting married',
      papers: [
        { type: 'prenuptialAgreement', why: 'Settles property, debts and support before the wedding.' },
        { type: 'simpleWill', why: 'Says what your spouse and others receive from you.' },
      ],
    },
    {
      id: 'parent',
      name: 'A parent needs help',
      papers: [
        { type: 'powerOfAttorney', why: 'Your parent makes and signs it, and names the person who may act.' },
        { type: 'healthcareDirective', why: 'Your parent names the person who speaks with the doctors.' },
      ],
    },
    {
      id: 'divorce',
      name: 'We agreed to divorce',
      papers: [
        {
          type: 'uncontestedDivorce',
          why: 'For spouses who agree on everything. The court’s own forms with your answers, where Coquina has them, and papers that Coquina drafted. You sign and file them. A judge ends the marriage.',
        },
        { type: 'simpleWill', why: 'A new will for the time after the marriage.' },
      ],
    },
    {
      id: 'surgery',
      name: 'Surgery is coming',
      papers: [
        {
          type: 'healthcareDirective',
          why: 'Names a health care surrogate and states your wishes about treatment.',
        },
        { type: 'powerOfAttorney', why: 'Names the person who pays bills for you in the meantime.' },
      ],
    },
    {
      id: 'married',
      name: 'We are married and want it in writing',
      papers: [
        { type: 'postnuptialAgreement', why: 'Settles property, debts and support from now on.' },
        { type: 'simpleWill', why: 'Says what your spouse and others receive from you.' },
      ],
    },
  ],
} as const

export const samples = {
  title: 'Read one first',
  lead: 'A sample of each document, with fictional people. Turn the pages; yours is written from your answers.',
  choose: 'Sample document',
  label: (name: string) => `Sample: ${name}`,
  mark: 'Sample',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  loading: 'Loading the sample…',
  failed: 'The sample could not be loaded. Please try again.',
  tryAgain: 'Try Again',
  open: 'Open the sample',
} as const

export const entry = {
  stepsTitle: 'Four steps to a signed document',
  stepsLead: 'At your own pace. Your answers are saved as you go.',
  steps: [
    { title: 'Choose your document', text: 'Pick a document. You see the whole price before you start.' },
    { title: 'Chat with AI', text: 'One plain question at a time. A form asks the same, if you prefer one.' },
    {
      title: 'Review and pay',
      text: 'Read the whole draft before you pay, with what each clause means and which answers it uses.',
    },
    {
      title: 'Download',
      text: 'Print the PDF and sign it. Its cover sheet lists who signs, who must be there, and what to keep.',
    },
  ],
  how: 'How it works in detail',
  notTitle: 'What Coquina does not do',
  not: [
    {
      title: 'No legal advice',
      text: 'It does not say which document or which option is right for you.',
    },
    {
      title: 'No disputes',
      text: 'The divorce papers are for spouses who agree on everything.',
    },
    {
      title: 'No filing',
      text: 'It sends nothing to a court or an office. You file your own papers and pay the court’s fees.',
    },
    {
      title: 'No witnesses or notary',
      text: 'You bring them. Your document comes with a list of who has to be there.',
    },
  ],
  faqTitle: 'Questions people ask',
  faqMore: 'All questions and answers',
} as const

export const trust = {
  title: 'Built piece by piece, like coquina stone',
  lead: 'Coquina is the shell-stone of the Florida coast. It is made of many small pieces, and you can see every one of them.',
  points: [
    {
      title: 'The law behind every question',
      text: 'Each question says why it is asked, what its words mean, and which section of the Florida Statutes or court rule it is based on.',
    },
    {
      title: 'Your own words',
      text: 'What you write in your own words is printed as you gave it. Nobody edits it, and no AI writes the clauses.',
    },
  ],
} as const

export const previewBand = {
  title: 'Try the chat first',
  lead: 'Send three messages in a sample chat. Nothing is stored.',
  open: 'Open the preview',
} as const
