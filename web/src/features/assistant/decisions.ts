const WORDS_YES =
  'y|yes|yep|yeah|yup|sure|im sure|i’m sure|i am sure|it is|that’s it|sir|exactly|of course|ok|okay|correct|right|all right|all correct|sí|si|yes to all|all of them|all of these'
const SUBJECTS =
  'that is|that’s|it is|this is|these are|they are|those are|both are|all are|all of these are|all of them are|they are all|these are all'
const WORDS_NO =
  'n|no|nope|nah|wrong|it is not|it’s not|change|that’s wrong|not right|that is not right|that’s not right|that is wrong|not all|not all of them|these are not right|they are not right'

const YES = new Set([
  ...WORDS_YES.split('|'),
  ...SUBJECTS.split('|').flatMap((subject) => [`${subject} right`, `${subject} correct`]),
])
const NO = new Set(WORDS_NO.split('|'))

/** What a text says of what was understood and waits: yes, no, or nothing. */
export function decisionIn(text: string): 'yes' | 'no' | undefined {
  const plain = spoken(text)
  if (YES.has(plain) || YES.has(plain.replace(/^(yes|yeah|yep),? /, ''))) return 'yes'
  return NO.has(plain) || NO.has(plain.replace(/^(no|nope),? /, '')) ? 'no' : undefined
}

/** Apostrophes are left out on phones, and exclamations come in numbers. */
const spoken = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[.!]+$/, '')
    .replaceAll(/\bthats\b/g, 'that’s')

/** Which of several a number means, counted from one. */
export function pickIn(text: string): number | undefined {
  const found = /^(?:no,? )?(?:number |#)?(\d{1,2})\.?$/i.exec(text.trim())
  return found ? Number(found[1]) : undefined
}
