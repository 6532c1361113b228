const WORDS_YES =
  'y|yes|yep|yeah|sure|ok|okay|correct|right|all right|all correct|sí|si|yes to all|all of them|all of these'
const SUBJECTS =
  'that is|that’s|it is|this is|these are|they are|those are|both are|all are|all of these are|all of them are|they are all|these are all'
const WORDS_NO =
  'n|no|nope|change|not right|that is not right|that’s not right|that is wrong|not all|not all of them|these are not right|they are not right'

const YES = new Set([
  ...WORDS_YES.split('|'),
  ...SUBJECTS.split('|').flatMap((subject) => [`${subject} right`, `${subject} correct`]),
])
const NO = new Set(WORDS_NO.split('|'))

/** What a text says of what was understood and waits: yes, no, or nothing. */
export function decisionIn(text: string): 'yes' | 'no' | undefined {
  const spoken = text.trim().toLowerCase().replaceAll("'", '’')
  const plain = spoken.replace(/[.!]+$/, '')
  if (YES.has(plain) || YES.has(plain.replace(/^yes,? /, ''))) return 'yes'
  return NO.has(plain) ? 'no' : undefined
}

/** Which of several a number means, counted from one. */
export function pickIn(text: string): number | undefined {
  const found = /^(?:no,? )?(?:number |#)?(\d{1,2})\.?$/i.exec(text.trim())
  return found ? Number(found[1]) : undefined
}
