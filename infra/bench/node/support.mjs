// POST /api/contact. Of the checks of the form only those of lengths are here.

import { randomBytes } from 'node:crypto'
import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import { answer } from './answer.mjs'
import { count } from './counter.mjs'
import { behindCdn } from './origin.mjs'
import { MAIN_TABLE, dynamo, keys, number, seconds, text } from './store.mjs'
import { sealed } from './vault.mjs'

const DAY = 24 * 60 * 60

async function letterRow(id, { name, email, phone = '', subject, message }) {
  const now = new Date().toISOString()
  return {
    ...keys(`SUPPORT#${now.slice(0, 7)}`, `${now}#${id}`),
    form: text('Contact'),
    priority: text(''),
    expires: number(seconds() + 90 * DAY),
    sealed: await sealed({ name, email, phone, subject, message }, 'letter', id, 'letter'),
  }
}

async function parcelRow(id, message) {
  const times = { due: number(seconds()), tries: number(0), expires: number(seconds() + 14 * DAY) }
  return { ...keys('OUTBOX', id), ...times, sealed: await sealed(message, 'outbox', id, 'mail') }
}

const toOperator = (id, { name, email, subject, message }) => ({
  to: process.env.MAIL_OPERATOR,
  reply_to: email,
  subject: `Contact: ${subject}`,
  text: `From: ${name} <${email}>\nSubject: ${subject}\nReference: ${id}\n\n${message}`,
})

const toSender = (id, { email }) => ({
  to: email,
  reply_to: null,
  subject: 'We have received your message',
  text: `Thank you for writing to Coquina. Your reference is ${id}.`,
})

/** The letter and the mail about it, all or nothing. */
async function keep(letter) {
  const id = randomBytes(16).toString('hex')
  const made = await Promise.all([
    letterRow(id, letter),
    parcelRow(`${id}#operator`, toOperator(id, letter)),
    parcelRow(`${id}#sender`, toSender(id, letter)),
  ])
  const TransactItems = made.map((Item) => ({ Put: { TableName: MAIN_TABLE, Item } }))
  await dynamo.send(new TransactWriteItemsCommand({ TransactItems }))
}

const isWhole = ({ name, email, subject, message }) =>
  [name, email, subject].every((line) => line.trim() && line.length <= 200) && message.trim().length >= 10

export const handler = behindCdn(async ({ body, requestContext }) => {
  await count(`letters#${requestContext.http.sourceIp}`)
  const letter = JSON.parse(body)
  if (!isWhole(letter)) return answer({ message: 'Please check the form.' }, 400)
  await count(`LETTERS#${letter.email}`)
  await keep(letter)
  return answer({ message: 'Message Sent!' })
})
