// DynamoDB, by the keys of shared/src/store. One page of a query is all that there is here.

import { DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'

export const { MAIN_TABLE, SESSIONS_TABLE } = process.env
export const dynamo = new DynamoDBClient({})

const text = (value) => ({ S: value })
export const keys = (pk, sk) => ({ pk: text(pk), sk: text(sk) })
export const seconds = () => Math.floor(Date.now() / 1000)

export async function row(TableName, pk, sk) {
  const asked = { TableName, Key: keys(pk, sk), ConsistentRead: true }
  const { Item } = await dynamo.send(new GetItemCommand(asked))
  return Item
}

/** What is under a partition key, as far as the sort keys begin so. */
export async function under(TableName, pk, prefix) {
  const KeyConditionExpression = 'pk = :pk AND begins_with(sk, :prefix)'
  const ExpressionAttributeValues = { ':pk': text(pk), ':prefix': text(prefix) }
  const asked = { TableName, KeyConditionExpression, ExpressionAttributeValues, ConsistentRead: true }
  const { Items } = await dynamo.send(new QueryCommand(asked))
  return Items
}
