import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from './eventually.mjs'
import { product } from './journey.mjs'

/**
 * The link in the newest mail to someone whose subject has these words.
 * @param {string} address
 * @param {string} subject
 */
export async function mailedLink(address, subject) {
  const text = await mailTo(address, subject)
  const [link] = /http:\S+/.exec(text) ?? []
  if (!link) throw new Error(`There is no link in "${subject}".`)
  return link
}

/** The subject of the mail that asks to confirm a first address. */
export const CONFIRM = 'Confirm your email address'

/** The newest mail to someone whose subject has these words. @param {string} address @param {string} subject */
export const mailTo = (address, subject) =>
  eventually(`"${subject}" to ${address}`, () => newest(address, subject))

/** Names of files begin with the time. @param {string} address @param {string} subject */
async function newest(address, subject) {
  const folder = join(product.data, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).toSorted()
  for (const file of files.toReversed()) {
    const mail = decoded(await readFile(join(folder, file), 'utf8'))
    const [, about = ''] = /^Subject: (.*)$/m.exec(mail) ?? []
    if (mail.includes(`To: <${address}>`) && about.includes(subject)) return mail
  }
  return undefined
}

/** Quoted-printable: long lines are folded, and what is not plain is written as its number. @param {string} mail */
const decoded = (mail) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
