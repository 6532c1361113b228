const ORDER = 'Within each group they stand in the order in which they are filed.'

const LEFT_BLANK =
  'Signatures, Social Security numbers, and what you did not answer are left blank for you to complete by hand.'

function leadOf(filled: number, all: number): string {
  if (filled === 0)
    return 'These are the court’s forms that go with your papers. Get each one from the court and fill it in by hand. The forms are free.'
  if (filled < all)
    return `These are the court’s forms that go with your papers. We have filled in ${filled} of the ${all}; get the ${all - filled === 1 ? 'other one' : 'others'} from the court. ${LEFT_BLANK}`
  return `These are the court’s forms that go with your papers, each filled in. ${LEFT_BLANK}`
}

const ready = (done: number, all: number) => `${done} of ${all} ready`

const filedBy = (names: string[]) => `Filed by ${names.join(' and ')}`

const groups: Record<string, string> = {
  other: 'Other official forms to file',
  later: 'Later in the case',
  if: 'Only if they apply',
}

export const courtForms = {
  title: 'Official forms to file',
  check: 'Check off each form when it is ready.',
  ready,
  /** How those stand that are filed for certain; the others are counted apart. */
  state: ({ ready: done, all, maybe }: { ready: number; all: number; maybe: number }) =>
    `${ready(done, all)}${maybe > 0 ? `, and ${maybe} that may apply` : ''}`,
  group: (name: 'petitioner' | 'respondent' | 'both' | 'other' | 'later' | 'if', names: string[]) =>
    groups[name] ?? filedBy(names),
  /** What can be downloaded here, and what cannot. */
  lead: (filled: number, all: number) => `${leadOf(filled, all)} ${ORDER}`,
  whole:
    'All papers at once, as they are filed: your own, and the court’s forms that we have filled in. First come sheets for you, which are not filed. One PDF to print, or a ZIP file with a PDF of each paper, to upload one by one.',
  printed:
    'Print the whole packet: all papers in the order in which they are filed, with the court’s forms that we have filled in.',
  insteadOfBlanks:
    'This is about the papers drafted here. Where a court form is filed instead of one, sign on the lines of the form.',
  blanksOpen:
    'Some lines of the court’s forms are still empty. You can fill them in here, or write them by hand before anyone signs.',
  wholePdf: 'All papers in one PDF',
  wholeZip: 'All papers as separate files',
  loading: 'Loading the forms…',
  failed: 'The forms could not be loaded.',
  retry: 'Try again',
  none: 'Your answers call for none of the court’s forms.',
  name: (number: string) => `Form ${number}`,
  filedBy,
  revision: (revision: string) => `Edition of ${revision}`,
  instead: 'In place of our draft',
  insteadOpen: 'Not in all papers at once',
  insteadInPacket: 'All papers at once have this form of the court in place of the paper drafted here.',
  insteadByItself:
    'All papers at once have the paper drafted here, and not this form: it is for a court that wants it, and may lack what the paper says. The guide in front of your papers has more. Sign and file only one of the two.',
  signs: (who: string, when: string) => `Signed by: ${who} · ${when}`,
  readyLabel: (number: string, names: string[]) => `Ready: Form ${number}, filed by ${names.join(' and ')}`,
  download: 'Download',
  downloadLabel: (number: string, names: string[]) =>
    `Download: Form ${number}, filed by ${names.join(' and ')}`,
  court: (number: string) => `Form ${number} at the court`,
  look: 'Search for the form number on the Florida courts’ website, flcourts.gov.',
} as const
