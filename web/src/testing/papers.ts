import type { Block, Finding, Instrument, Paper, Section } from '@/api/types'

/** A clause, changed as the test wants it. */
export const clause = (changes: Partial<Section> = {}): Section => ({
  id: 'declaration',
  number: 1,
  heading: 'Declaration',
  law: ['s. 732.502'],
  meaning: 'Says whose will it is.',
  questions: ['fullName'],
  newPage: false,
  blocks: [{ kind: 'paragraph', text: 'I, Maria Lopez, make this will.', centered: false }],
  ...changes,
})

export const instrument = (changes: Partial<Instrument> = {}): Instrument => ({
  id: 'will',
  title: 'Last Will and Testament',
  subject: 'of Maria Lopez',
  initials: [],
  recordingSpace: false,
  compact: false,
  numbering: 'articles',
  sections: [clause()],
  ...changes,
})

export const paper = (changes: Partial<Paper> = {}): Paper => ({
  title: 'Last Will and Testament',
  subject: 'of Maria Lopez',
  instruments: [instrument()],
  cover: [],
  templateVersion: '2026.11',
  lawAsOf: '2026-11-21',
  ...changes,
})

/** One block of each kind. */
export const everyKind: Block[] = [
  { kind: 'paragraph', text: 'In the Circuit Court', centered: true },
  { kind: 'quote', text: 'In my own words' },
  { kind: 'list', style: 'letters', items: ['keep records;', 'act in good faith.'] },
  { kind: 'initials', by: 'You', items: ['I want a gift made.'] },
  {
    kind: 'table',
    columns: [
      { heading: 'Asset', width: 40 },
      { heading: 'Titled in the name of', width: 30 },
      { heading: 'Value', width: 30 },
    ],
    rows: [['Boat', '', '']],
  },
  {
    kind: 'signature',
    by: 'Maria Lopez',
    lines: [{ label: 'Signature', width: 58, printed: 'Maria Lopez' }],
  },
  {
    kind: 'places',
    places: [
      {
        instrument: 'will',
        section: 'declaration',
        heading: 'Declaration',
        by: 'You',
        what: ['Signature', 'Date'],
      },
    ],
  },
]

export const finding = (changes: Partial<Finding> = {}): Finding => ({
  code: 'W1',
  level: 'warn',
  title: 'Rights of a spouse',
  message: 'A spouse may claim a share.',
  question: 'hasChildren',
  law: ['s. 732.201'],
  ...changes,
})
