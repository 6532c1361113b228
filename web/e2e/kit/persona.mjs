// Somebody who talks to the assistant from the first question to the last, and what that takes.
import assert from 'node:assert/strict'
import { allAnswered, answerShown, asked, askedNow, say } from './chat.mjs'
import { questionsOf } from './interview.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./interview.mjs').Question} Question */
/** @typedef {{ acts: { type: string }[], message: string }} Reply */

/**
 * @typedef {object} Persona
 * @property {string} name
 * @property {string} type
 * @property {'phone' | 'laptop'} view
 * @property {string} yes how they say yes
 * @property {Record<string, string | string[]>} says what they say when a question is asked, by its id; and what when it was not understood
 * @property {Record<string, string>} [after] what they say of their own accord after a question is answered
 * @property {import('./answers.mjs').Answers} answers what they mean
 */

/** What waits for a yes. */
const WAITING = ['answer', 'edit', 'copy']

/** Says something; what the server has answered. @param {Page} page @param {string} words @returns {Promise<Reply>} */
async function heard(page, words) {
  const answer = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/chat')
  await say(page, words)
  return (await answer).json()
}

/** @param {Reply} reply @param {string[]} kinds */
const does = ({ acts }, kinds) => acts.some(({ type }) => kinds.includes(type))

/**
 * Everything that a person says until all is answered: how often they have said or pressed something, and what was not understood
 * at once.
 * @param {Page} page
 * @param {Persona} persona
 */
export async function talk(page, { type, says, after = {}, yes, answers }) {
  const questions = await questionsOf(type)
  const went = { turns: 0, misheard: /** @type {string[]} */ ([]), asked: /** @type {string[]} */ ([]) }
  /** Says something, and yes to what it was understood as; whether it was understood. @param {string} words */
  const tell = async (words) => {
    went.turns += 1
    const reply = await heard(page, words)
    if (!does(reply, WAITING)) {
      if (!does(reply, ['take'])) went.misheard.push(`“${words}” got “${reply.message}”`)
      return does(reply, ['take'])
    }
    went.turns += 1
    went.asked.push(words)
    return does(await heard(page, yes), ['confirm'])
  }
  /** What was not understood is pressed, or said in quotation marks, as the assistant says. @param {Question} question */
  const askedBack = async ({ id, type, ...question }) => {
    if (type === 'text' || type === 'textarea') return tell(`"${answers[id]}"`)
    went.turns += 1
    return answerShown(page, { id, type, ...question }, answers[id])
  }
  const open = new Map(Object.entries(says))
  while (!(await allAnswered(page).isVisible())) {
    const text = await askedNow(page)
    const question = [...questions.values()].find(
      (question) => question.text === text && open.has(question.id),
    )
    assert(question, `a dead end: ${text}`)
    const { id } = question
    const [first, ...others] = [open.get(id) ?? []].flat()
    open.delete(id)
    let isUnderstood = await tell(first ?? '')
    for (const words of others) isUnderstood ||= await tell(words)
    if (!isUnderstood) await askedBack(question)
    await asked(page, text).waitFor({ state: 'detached' })
    const more = after[id]
    if (more !== undefined) await tell(more)
  }
  return went
}
