export const verify = {
  title: 'Check a Paper',
  description:
    'Check by its code or its PDF file whether a paper was made by Coquina, on which day, and whether a later version followed.',
  heading: 'Check a paper',
  lead: 'See whether a paper was made by Coquina, on which day, and whether a later version followed. You need no account, and no one’s name is shown.',
  code: 'Code at the foot of each page',
  codeHint: '16 letters and digits, such as 0123-4567-89AB-CDEF',
  check: 'Check the code',
  or: 'Or check the PDF file',
  file: 'Choose a PDF file, or drop it here',
  fileNote:
    'The file never leaves your browser. Only its digital fingerprint (SHA-256) is sent, from which no one can read the file.',
  checking: 'Checking…',
  faults: {
    shape: 'A code has 16 letters and digits. Please compare it with the paper.',
    slip: 'This code has a typing error. Please compare it with the paper.',
  },
  failed: 'The paper could not be checked. Please try again.',
  made: 'Made by Coquina',
  followed: 'Made by Coquina, and followed by a later version',
  otherFile: 'The code is known, but this file is not its paper',
  withdrawn: 'Made by Coquina, and withdrawn since',
  withdrawnText:
    'Its document was deleted by its owner, or the purchase was undone. Nothing else about it is kept.',
  type: 'Document',
  version: 'Version',
  day: 'Made on',
  text: 'Wording',
  fileLabel: 'File',
  same: 'Unchanged: the file is the one that was made, byte for byte.',
  other:
    'Not the same: this file is not the one that Coquina made with this code. It may be a packet with the court’s forms, a scan, a copy saved by another program, a copy with a sheet of changes, another version, or a changed paper.',
  later: 'Later version',
  noLater: 'None was made.',
  laterMade: 'One was made after this paper.',
  limitsTitle: 'What the answer does not say',
  limits:
    'It does not say who made the paper, whether it was signed, or whether it is valid. On a printed paper, only the code is checked: compare the words with the PDF file if they matter to you.',
  link: (code: string) => `Check code ${code}`,
} as const
