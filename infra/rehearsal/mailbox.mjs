import { facts } from './deployed.mjs'

/** The mails to someone that the emulated mail service has taken, as text. @param {string} address @returns {Promise<string[]>} */
export async function mailsTo(address) {
  const { messages } = await (await fetch(`${facts.cloud}/_ministack/ses/messages`)).json()
  const texts = Object.values(messages)
    .flat()
    .map((message) => JSON.stringify(message))
  return texts.filter((text) => text.includes(address))
}
