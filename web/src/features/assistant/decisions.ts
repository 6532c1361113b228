const YES = /^\s*(y|yes|yep|correct|right|(yes,? )?that(['’]s| is) (right|correct))[.!]*\s*$/i
const NO = /^\s*(n|no|nope|change)[.!]*\s*$/i

/** What a text says of a proposal that waits: yes, no, or nothing. */
export function decisionIn(text: string): 'yes' | 'no' | undefined {
  if (YES.test(text)) return 'yes'
  return NO.test(text) ? 'no' : undefined
}
