import type {
  County,
  Document,
  DocumentType,
  Fact,
  Payment,
  Preview,
  Question,
  SiteCopy,
  User,
} from '@/api/types'

export const maria: User = {
  id: 'u1',
  email: 'maria@example.com',
  firstName: 'Maria',
  lastName: 'Lopez',
  profileImageUrl: null,
  emailConfirmed: true,
}

const help = { why: 'It is needed.', meaning: 'It means this.', law: ['s. 732.502'], optional: false }

export const questions: Question[] = [
  {
    ...help,
    id: 'fullName',
    type: 'text',
    lead: 'Let us start with you.',
    text: 'What is your full legal name?',
  },
  { ...help, id: 'hasChildren', type: 'radio', text: 'Do you have children?', options: ['Yes', 'No'] },
  {
    ...help,
    id: 'childrenDetails',
    type: 'textarea',
    text: 'Please list each child.',
    condition: { is: { question: 'hasChildren', option: 'Yes' } },
  },
  { ...help, id: 'bequests', type: 'textarea', text: 'Any particular gifts?', optional: true },
  { ...help, id: 'disclosed', type: 'checkbox', text: 'Was everything disclosed?', label: 'Yes, everything' },
]

export const simpleWill: DocumentType = {
  id: 'simpleWill',
  slug: 'simple-will',
  name: 'Simple Will',
  category: 'Estate Planning',
  description: 'Say who receives what you own.',
  icon: 'scroll',
  price: 6900,
  features: [],
  byHand: ['36 lines, boxes and cells, without the optional details'],
  disclosureServices: ['No advice'],
  suggestedQuestions: ['What is a personal representative?'],
  stages: [
    { title: 'Personal information', time: '2-3 minutes', questions: ['fullName'] },
    { title: 'Children', time: '2-3 minutes', questions: ['hasChildren', 'childrenDetails'] },
    { title: 'Particular gifts', time: '3-5 minutes', questions: ['bequests'] },
  ],
  questions,
  facts: [],
  county: false,
  available: true,
}

export const duval: County = {
  id: 'duval',
  name: 'Duval',
  circuitNumber: 4,
  clerkWebsite: 'https://example.com',
  localForms: [],
  specialRequirements: [],
  filingFees: { divorce: 409, serviceOfProcess: 40 },
  mediationRequired: false,
  parentingPlanRequired: true,
}

export const emptyPreview: Preview = {
  paper: null,
  effort: null,
  packet: null,
  complete: false,
  missing: [],
  problems: {},
  notes: {},
  findings: [],
  dates: [],
  order: [{ label: 'Simple Will', amount: 6900 }],
}

export const siteCopy: SiteCopy = {
  product: { name: 'Coquina', tagline: '', description: '' },
  disclaimers: {},
  disclosure: {
    version: '1',
    title: 'Disclosure from Nonlawyer',
    intro: '',
    statements: [],
    acknowledgment: 'I have read it',
    missing: { title: 'Not acknowledged', message: 'It has to be.', law: [] },
  },
  claims: [],
}

/** A new will, changed as the test wants it. The interview asks everything but the children's details. */
export function will(changes: Partial<Document> = {}): Document {
  return {
    id: 7,
    type: 'simpleWill',
    name: 'Simple Will',
    status: 'draft',
    currentStep: 0,
    totalSteps: questions.length,
    answers: {},
    facts: {},
    parties: [changes.answers?.['fullName']].filter((name) => typeof name === 'string'),
    data: {},
    price: 6900,
    attorneyReview: false,
    onHold: false,
    createdAt: '2026-11-21T08:00:00Z',
    updatedAt: '2026-11-21T08:00:00Z',
    signing: { plan: null, signed: null },
    version: 1,
    contentVersion: 1,
    disclosureAcknowledged: true,
    interview: {
      visible: ['fullName', 'hasChildren', 'bequests', 'disclosed'],
      nextStep: 1,
      previousStep: null,
      resumeStep: 0,
      percent: 20,
      missing: ['fullName', 'hasChildren'],
      stale: [],
      problems: {},
      notes: {},
      findings: [],
      details: [],
      composing: [],
      complete: false,
    },
    ...changes,
  }
}

/** A payment for the will, changed as the test wants it. */
export const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'pi_1',
  receipt: 'C-7K2M-9QXD',
  paidAt: '2026-11-21T12:00:00Z',
  amount: 7150,
  returned: 0,
  lines: [
    { label: 'Simple Will', amount: 6900 },
    { label: 'Processing fee', amount: 250 },
  ],
  documents: [{ id: 7, type: 'simpleWill' }],
  state: 'paid',
  attorneyReview: false,
  ...changes,
})

/** A question that is answered in pieces. */
export const children: Fact = {
  id: 'children',
  type: 'people',
  text: 'Who are your children?',
  meaning: 'Lists them.',
  law: ['s. 732.302'],
  composes: 'childrenDetails',
  field: [{ id: 'name', type: 'name', text: 'Full name', optional: false }],
}

const lawful = { meaning: 'What it does.', law: ['s. 732.502'] }

/** Two groups of details, one of which fills a blank. */
export const familyAndHome: Fact[] = [
  { ...lawful, id: 'spouse', type: 'name', text: 'Who is it?', group: 'Family', blank: 'The name' },
  { ...lawful, id: 'home', type: 'address', text: 'Where is it?', group: 'Home' },
]
