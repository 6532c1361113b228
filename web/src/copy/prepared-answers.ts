import { howItWorks } from './how-it-works'

type Prepared = {
  question: string
  answer: string
  /** What a message has to speak of to be taken for the question. */
  words: readonly string[]
  /** Whether the answer is as true of any relative or friend whom a message names. */
  isOfAnyone?: true
}

const faq = (question: (typeof howItWorks.faq)[number]['question'], ...words: string[]): Prepared => ({
  question,
  answer: howItWorks.faq.find((each) => each.question === question)?.answer ?? '',
  words,
})

/** The paper, and not the verb. */
const WILL =
  'wills|will and testament|(a|my|our|your|his|her|their|the|this|that|simple|last|new|valid|of|for) will\\b'

/** What the law pages and "How It Works" say already: a sample that knows no one can still say it. The narrower comes first. */
export const prepared: readonly Prepared[] = [
  {
    question: 'Who signs a power of attorney with me?',
    answer:
      'Florida law requires two witnesses, and an acknowledgment before a notary (s. 709.2105(2), Fla. Stat.).',
    words: ['power of attorney', 'sign|witness|notar'],
  },
  {
    question: 'When does a power of attorney begin?',
    answer:
      'A Florida power of attorney signed today works from the moment it is signed. In general it cannot wait for a later date or event (s. 709.2108, Fla. Stat.).',
    words: ['power of attorney', 'begin|start|effect'],
  },
  {
    question: 'What does “durable” mean?',
    answer:
      'A durable power of attorney goes on if you lose the ability to decide for yourself. Without words that say so, it ends then (s. 709.2104, Fla. Stat.).',
    words: ['durable'],
  },
  {
    question: 'Who may witness a healthcare directive?',
    answer:
      'Florida requires two adult witnesses. No surrogate or alternate may be one of them, and at least one of them must be neither your spouse nor your blood relative (s. 765.202, Fla. Stat.). No notary is needed.',
    words: ['healthcare|health care|directive|surrogate|living will', 'witness|notar|sign'],
  },
  {
    question: 'Who may witness a will?',
    answer:
      'Florida law bars no competent person: a relative may be a witness, and so may someone who receives something under the will, which stays valid (s. 732.504, Fla. Stat.). Two adults who receive nothing are the better choice, because a witness who gains from the will is often questioned later.',
    words: [WILL, 'witness', 'who|whom|can|could|may|allowed'],
    isOfAnyone: true,
  },
  {
    question: 'Do I need witnesses for a will?',
    answer:
      'Yes. Florida requires two witnesses for a will. They sign in front of you and in front of each other (s. 732.502(1), Fla. Stat.).',
    words: [WILL, 'witness'],
  },
  {
    question: 'Does a will need a notary?',
    answer:
      'No, a will is valid without one. With a page completed before a notary, the self-proving affidavit, the court can accept the will without calling the witnesses (s. 732.503, Fla. Stat.).',
    words: [WILL, 'notar'],
  },
  {
    question: 'Who can file for divorce in Florida?',
    answer:
      'One of the spouses must have lived in Florida for six months before the petition is filed (s. 61.021, Fla. Stat.). Our papers are for spouses who agree on everything.',
    words: ['divorce', 'file|resid|live'],
  },
  {
    question: 'What do we show each other before a prenup?',
    answer:
      'What each of you owns, owes and earns. Disclosure is the heart of an enforceable agreement (s. 61.079(7), Fla. Stat.), so the financial statements of both are attached to ours.',
    words: ['prenup', 'show|disclos'],
  },
  faq('What does a document cost?', 'cost|price|how much'),
  faq('Can I stop and come back?', 'stop|come back|later'),
  faq('Is Coquina a law firm?', 'law firm'),
  faq('When should I see a lawyer?', 'lawyer|attorney'),
]
