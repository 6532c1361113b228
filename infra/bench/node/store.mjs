// DynamoDB, by the keys of shared/adapters/src/dynamo. One page of a query is all that there is here.

import { DynamoDBClient, GetItemCommand, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'

export const { MAIN_TABLE, SESSIONS_TABLE, LEDGER_TABLE } = process.env
export const dynamo = new DynamoDBClient({})

export const text = (value) => ({ S: value })
export const number = (value) => ({ N: String(value) })
export const keys = (pk, sk) => ({ pk: text(pk), sk: text(sk) })
export const seconds = () => Math.floor(Date.now() / 1000)

export async function row(TableName, pk, sk) {
  const asked = { TableName, Key: keys(pk, sk), ConsistentRead: true }
  const { Item } = await dynamo.send(new GetItemCommand(asked))
  return Item
}

async function query(TableName, KeyConditionExpression, ExpressionAttributeValues) {
  const asked = { TableName, KeyConditionExpression, ExpressionAttributeValues, ConsistentRead: true }
  const { Items } = await dynamo.send(new QueryCommand(asked))
  return Items
}

/** Everything under a partition key. */
export const rows = (table, pk) => query(table, 'pk = :pk', { ':pk': text(pk) })

/** The same, as far as the sort keys begin so. */
export const under = (table, pk, prefix) =>
  query(table, 'pk = :pk AND begins_with(sk, :prefix)', { ':pk': text(pk), ':prefix': text(prefix) })

export const put = (TableName, Item, condition = {}) =>
  dynamo.send(new PutItemCommand({ TableName, Item, ...condition }))

/** Whether a write was made; not, when its condition did not hold. */
export async function wasMade(write) {
  try {
    return await write
  } catch (error) {
    if (error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}
