const YES = new Set([
  ...[
    'y',
    'yes',
    'yep',
    'yeah',
    'sure',
    'ok',
    'okay',
    'correct',
    'right',
    'all right',
    'all correct',
    'sí',
    'si',
  ],
  ...both(
    'that is',
    'that’s',
    'it is',
    'this is',
    'these are',
    'they are',
    'those are',
    'both are',
    'all are',
  ),
  ...both('all of these are', 'all of them are', 'they are all', 'these are all'),
])
const NO = new Set([
  ...['n', 'no', 'nope', 'change', 'not right', 'that is not right', 'that’s not right', 'that is wrong'],
  ...['not all of them', 'not all', 'these are not right', 'they are not right'],
])

function both(...beginnings: string[]): string[] {
  return beginnings.flatMap((words) => [`${words} right`, `${words} correct`])
}

/** What a text says of what was understood and waits: yes, no, or nothing. */
export function decisionIn(text: string): 'yes' | 'no' | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .replaceAll("'", '’')
  const isYes = YES.has(plain) || YES.has(plain.replace(/^yes,? /, ''))
  if (isYes) return 'yes'
  return NO.has(plain) ? 'no' : undefined
}

/** Which of several a number means, counted from one. */
export function pickIn(text: string): number | undefined {
  const found = /^(?:no,? )?(?:number |#)?(\d{1,2})\.?$/i.exec(text.trim())
  return found ? Number(found[1]) : undefined
}
