// The file by which people who have found a weakness know where to write (RFC 9116).

export const SECURITY_TEXT = '.well-known/security.txt'

/** The RFC recommends less than a year. A release writes it anew. */
const DAYS = 360

/** @param {string} address of the site @param {string} operator who reads the reports @param {Date} now */
export function securityText(address, operator, now) {
  if (!/^[^@\s]+@[^@\s]+$/.test(operator))
    throw new Error('The stack Web does not say who the operator is. Deploy it first.')
  const ends = new Date(now.getTime() + DAYS * 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${operator}`,
    `Expires: ${ends.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${address}/${SECURITY_TEXT}`,
    '',
  ].join('\n')
}
