import { floridaDayOf, floridaShortDay, floridaShortTime } from '@/lib/dates'

const clauses = (count: number): string => (count === 1 ? 'One clause differs' : `${count} clauses differ`)

/** A will counts only once its witnesses have signed, too. */
const signedOf = (type: string) =>
  type === 'simpleWill' ? 'signed as the law requires, in front of two witnesses' : 'signed'

export const versions = {
  title: 'Your versions',
  text: 'Each time you download the document with changes, we keep that version here. Downloading it again without changes adds no version.',
  none: 'There is no version yet. The first copy that you download is version 1.',
  failed: 'The versions could not be loaded.',
  loading: 'Loading the versions…',
  comparing: 'Comparing the versions…',
  retry: 'Try again',
  name: (number: number) => `Version ${number}`,
  downloaded: (day: string) => `Downloaded ${day}`,
  law: (day: string, wording: string) => `Law as read on ${day} · Wording ${wording}`,
  signed: 'Signed',
  current: 'Current',
  open: 'Open',
  openLabel: (number: number) => `Open: version ${number}`,
  download: 'Download',
  downloadLabel: (number: number) => `Download: version ${number}`,
  withChanges: 'Download with a sheet of changes',
  withChangesLabel: (number: number) => `Download with a sheet of changes: version ${number}`,
  compare: 'What changed',
  compareLabel: (number: number) => `What changed: version ${number}`,
  mark: 'Digital fingerprint (SHA-256)',
  signedIs: (number: number) => `You signed version ${number}.`,
  againText: (number: number) =>
    `You signed version ${number}. The document says something else now. To use the new words, print it and sign it in the same way.`,
  sameAgain: (number: number) => `You signed version ${number}, and the document reads as that version does.`,
  keepSigned: (day: string, type: string) =>
    `Keep what you signed on ${day}, and do not destroy it, until the new copy is ${signedOf(type)}.`,
  notedOld: 'Noted. The document has changed since that copy.',
  whichCopy: 'Which copy did you sign?',
  /** Prints are told apart by their code, and by their time where they have none. A phone shows all of the line. */
  copy: (number: number, moment: string, code: string) =>
    code
      ? `${code.slice(0, 4)}…: version ${number}, ${floridaShortDay(moment)}`
      : `Version ${number}, ${floridaShortTime(moment)}`,
  copyHint: 'The first four characters begin the code at the foot of each page of the print.',
  signNext: (number: number, isAgain: boolean) =>
    isAgain
      ? `You changed this document. Download version ${number} and sign it again.`
      : `You changed this document. Download version ${number} and sign that copy.`,
  nextText: (number: number) =>
    `Version ${number} and every older copy still say what they said before the change.`,
  downloadNext: (number: number) => `Download version ${number}`,
  /** Destroying a signed will can revoke it: only what is not signed is thrown away. */
  oldPrints: (number: number, type: string) =>
    `Your newest copy is version ${number}. Throw away the prints of older versions that are not signed. If you have signed one, do not destroy it: keep it until version ${number} is ${signedOf(type)}.`,
  since: (number: number) => `What changed since version ${number}`,
  sinceCopy: (number: number, moment: string) =>
    `What changed since version ${number}, downloaded ${floridaDayOf(moment)}`,
  nothing: 'No clause differs.',
  coverOnly: 'No clause differs. Only the cover sheet does, which is not signed.',
  count: clauses,
  added: 'New clause',
  removed: 'Clause removed',
  changed: 'Changed words',
  titleOf: 'Title',
  because: 'Comes from',
  wording: 'our own new wording of this clause',
  county: 'the county of filing',
  old: 'Old words:',
  oldEnd: 'End of the old words.',
  new: 'New words:',
  newEnd: 'End of the new words.',
}
