import type { Block, BlockOf, Paper, Place } from '@/api/types'
import { passagesOf, type Passage } from './passages'

/** What a paper says about being signed: read off its own cover sheet, which is the one source of it. */
export type Execution = {
  /** Who must be there, and what the law asks of witnesses. */
  who: Block[]
  witnesses: Block[]
  named: Named[]
  /** The words of the papers, which may name more people than the cover sheet lists. */
  passages: Passage[]
  before: Block[]
  bring: string[]
  /** Step by step. */
  steps: string[]
  after: string[]
  /** What the notary is for, where the paper is valid without one. */
  notary: string | undefined
  /** Who signs or writes what where, paper by paper. */
  sheets: Sheet[]
  /** Official forms that are filed besides: always, and where they apply. */
  forms: FormRow[]
  /** Official forms that the court may want in the place of a paper. */
  instead: FormRow[]
}

/** A person, or everyone in somebody's own words, and whether they may witness. */
export type Named = { name: string; role: string; verdict: string; why: string }

/** A paper of its own within the document, and its places to be completed by hand. */
export type Sheet = { title: string; places: Place[] }

export type FormRow = {
  form: string
  what: string
  who: string
  when: string
  isSure: boolean
  /** Under what it is checked off, where that is not the form alone. */
  key?: string
}

/** The headings of the cover sheet's parts, which are the same in every document type. */
const headings = {
  before: /^Before you sign/,
  who: /^Who must be there/,
  witnesses: /^Choosing (two )?witnesses/,
  bring: /^What to bring/,
  steps: /^How to sign/,
  after: /^After you sign/,
}

/** How the cover sheet begins to say so. */
const NOT_NEEDED = /^The notary is not needed\b/

/** What heads the first column of the tables that are looked for. */
const NAMED = 'Named in your answers'
const FORM = 'Form to file'
const FORM_IF = 'Form, if it applies'
const FORM_INSTEAD = 'Official form instead'

export function readExecution(paper: Paper): Execution {
  const { cover, title, instruments } = paper
  const blocks = (part: keyof typeof headings) =>
    cover.find(({ heading }) => headings[part].test(heading))?.blocks ?? []
  const all = cover.flatMap((part) => part.blocks)
  return {
    who: blocks('who'),
    witnesses: blocks('witnesses').filter(({ kind }) => kind !== 'table'),
    named: rowsUnder(all, NAMED).map(([name = '', role = '', verdict = '', why = '']) => ({
      name,
      role,
      verdict,
      why,
    })),
    passages: passagesOf(paper),
    before: blocks('before'),
    bring: itemsOf(blocks('bring')),
    steps: itemsOf(blocks('steps')),
    after: itemsOf(blocks('after')),
    notary: itemsOf(all).find((item) => NOT_NEEDED.test(item)),
    sheets: sheetsOf(cover, (id) => instruments.find((one) => one.id === id)?.title ?? title),
    forms: [FORM, FORM_IF].flatMap((heading) => formsUnder(all, heading)),
    instead: formsUnder(all, FORM_INSTEAD),
  }
}

/** What the cover sheet says of the form with this number, which may stand there before another: “12.902(c) or 12.902(b)”. */
export const rowOf = ({ forms, instead }: Execution, number: string): FormRow | undefined =>
  [...forms, ...instead].find((row) => isOf(row, number))

/** Whether a row of the cover sheet is about the form with this number, alone or with the one that may take its place. */
export const isOf = ({ form }: FormRow, number: string): boolean => form.split(' or ').includes(number)

/** Whether the cover sheet lists it as one that takes the place of a paper. */
export const isInstead = ({ instead }: Execution, number: string): boolean =>
  instead.some(({ form }) => form === number)

const isA =
  <Kind extends Block['kind']>(wanted: Kind) =>
  (block: Block): block is BlockOf<Kind> =>
    block.kind === wanted

const itemsOf = (blocks: Block[]): string[] => blocks.filter(isA('list')).flatMap(({ items }) => items)

/** What stands in paragraphs and lists. */
export const wordsIn = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text]
    return block.kind === 'list' ? block.items : []
  })

const rowsUnder = (blocks: Block[], heading: string): string[][] =>
  blocks
    .filter(isA('table'))
    .filter(({ columns }) => columns[0]?.heading === heading)
    .flatMap(({ rows }) => rows)

const formsUnder = (blocks: Block[], heading: string): FormRow[] =>
  rowsUnder(blocks, heading).map(([form = '', what = '', who = '', when = '']) => ({
    form,
    what,
    who,
    when,
    isSure: heading === FORM,
  }))

/** In a packet the name of each paper stands before its places; a single one has its own. */
function sheetsOf(cover: Paper['cover'], titleOf: (instrument?: string) => string): Sheet[] {
  const part = cover.find(({ blocks }) => blocks.some(isA('places')))?.blocks ?? []
  return part.flatMap((block, index) => {
    if (block.kind !== 'places') return []
    const before = part[index - 1]
    const title = before?.kind === 'paragraph' ? before.text : titleOf(block.places[0]?.instrument)
    return [{ title, places: block.places }]
  })
}
