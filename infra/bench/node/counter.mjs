// Counts under a keyed digest, in windows of an hour. That a budget is used up is left out: here all are wide.

import { createHmac } from 'node:crypto'
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { secrets } from './secrets.mjs'
import { SESSIONS_TABLE, dynamo, keys, seconds } from './store.mjs'

const HOUR = 3600

export function count(name) {
  const digest = createHmac('sha256', secrets.INDEX_SECRET.key).update(name).digest('hex')
  const start = seconds() - (seconds() % HOUR)
  const asked = {
    TableName: SESSIONS_TABLE,
    Key: keys(`THROTTLE#${digest}`, String(start)),
    UpdateExpression: 'ADD used :amount SET expires = :end',
    ExpressionAttributeValues: { ':amount': { N: '1' }, ':end': { N: String(start + HOUR) } },
    ReturnValues: 'UPDATED_NEW',
  }
  return dynamo.send(new UpdateItemCommand(asked))
}
