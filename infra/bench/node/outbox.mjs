// Each minute: sends the mail that waits. That a failure leaves the rest to be sent, and that the waits grow, is left out.

import { DeleteItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { MAIN_TABLE, dynamo, keys, number, rows, seconds, wasMade } from './store.mjs'
import { unsealed } from './vault.mjs'

const CLAIM = 120
const ses = new SESv2Client({})

/** Takes a message, so that no other sender sends it too. */
async function claim({ sk, due, tries }) {
  const values = { ':due': due, ':tries': tries, ':until': number(seconds() + CLAIM) }
  const asked = {
    TableName: MAIN_TABLE,
    Key: keys('OUTBOX', sk.S),
    UpdateExpression: 'SET due = :until, tries = :next',
    ConditionExpression: 'due = :due AND tries = :tries',
    ExpressionAttributeValues: { ...values, ':next': number(Number(tries.N) + 1) },
    ReturnValues: 'ALL_NEW',
  }
  const made = await wasMade(dynamo.send(new UpdateItemCommand(asked)))
  return made && unsealed(made.Attributes, 'outbox', sk.S, 'mail')
}

function mail({ to, reply_to, subject, text }, id) {
  const content = (Data) => ({ Data, Charset: 'UTF-8' })
  const Headers = [{ Name: 'X-Coquina-Reference', Value: id }]
  return {
    FromEmailAddress: process.env.MAIL_FROM,
    Destination: { ToAddresses: [to] },
    ReplyToAddresses: reply_to ? [reply_to] : undefined,
    Content: { Simple: { Subject: content(subject), Body: { Text: content(text) }, Headers } },
  }
}

async function send(slip) {
  const message = await claim(slip)
  if (!message) return 0
  await ses.send(new SendEmailCommand(mail(message, slip.sk.S)))
  await dynamo.send(new DeleteItemCommand({ TableName: MAIN_TABLE, Key: keys('OUTBOX', slip.sk.S) }))
  return 1
}

export async function handler() {
  const now = seconds()
  const isDue = ({ due, expires }) => Number(due.N) <= now && Number(expires.N) > now
  let done = 0
  for (const slip of (await rows(MAIN_TABLE, 'OUTBOX')).filter(isDue)) done += await send(slip)
  return { done }
}
