import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import assert from 'node:assert/strict'

/** Calls a function as the clock does, and answers what it reports. @param {string} id */
export async function called(id) {
  const event = { source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} }
  const command = new InvokeCommand({ FunctionName: `coquina-prod-${id}`, Payload: JSON.stringify(event) })
  const { FunctionError, Payload } = await new LambdaClient({}).send(command)
  const text = Buffer.from(Payload ?? []).toString()
  assert.equal(FunctionError, undefined, text)
  return JSON.parse(text) ?? {}
}
