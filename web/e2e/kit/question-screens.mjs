import { will } from './answers.mjs'
import { documentWith } from './documents.mjs'

/** @param {number} id @param {string} name @param {string} shows @returns {import('./screens.mjs').Screen} */
export const question = (id, name, shows) => ({
  name: `question-${name}`,
  path: `/questionnaire/${id}?question=${name}`,
  shows,
})

/**
 * The questions of a will in which boxes and choices stand beside each other.
 * @param {string} token
 */
export async function besideEachOther(token) {
  const first = ['fullName', 'address', 'maritalStatus', 'hasChildren']
  const answers = Object.fromEntries(Object.entries(will).filter(([id]) => first.includes(id)))
  const begun = await documentWith(token, 'simpleWill', answers)
  return [
    question(begun, 'childrenDetails', 'Please list each child'),
    question(begun, 'primaryBeneficiary', 'Who should receive everything'),
  ]
}
