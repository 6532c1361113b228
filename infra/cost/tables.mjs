// Tables of our own beside those of the local product, whose clock would work on what is to be counted.

import { source } from '../bench/kit/functions.mjs'

/** @param {string} address @param {string} operation @param {unknown} body @returns {Promise<any>} */
async function dynamo(address, operation, body) {
  const day = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `coquina/${day.slice(0, 8)}/us-east-1/dynamodb/aws4_request`
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': `DynamoDB_20120810.${operation}`,
    'x-amz-date': day,
    // The local DynamoDB looks at the form of a signature only.
    authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`,
  }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`DynamoDB ${operation}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const name = (/** @type {string} */ id) => `counted-${id}`

/** Makes the tables; returns the variables that name them. @param {string} address */
export async function createTables(address) {
  /** @type {{ id: string, partitionKey: string, sortKey: string }[]} */
  const tables = source('tables.json')
  for (const { id, partitionKey, sortKey } of tables)
    await dynamo(address, 'CreateTable', {
      TableName: name(id),
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [partitionKey, sortKey].map((key) => ({
        AttributeName: key,
        AttributeType: 'S',
      })),
      KeySchema: [
        { AttributeName: partitionKey, KeyType: 'HASH' },
        { AttributeName: sortKey, KeyType: 'RANGE' },
      ],
    })
  return Object.fromEntries(tables.map(({ id }) => [`${id.toUpperCase()}_TABLE`, name(id)]))
}

/** Bytes of an attribute, about as DynamoDB counts them. @param {any} value @returns {number} */
function size(value) {
  const [kind, content] = Object.entries(value)[0] ?? ['NULL', '']
  if (kind === 'B') return Buffer.from(content, 'base64').length
  if (kind === 'L')
    return 3 + content.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + size(one) + 1, 0)
  if (kind === 'M') return 3 + item(content)
  return kind === 'BOOL' || kind === 'NULL' ? 1 : Buffer.byteLength(content)
}

/** @param {Record<string, any>} row @returns {number} */
const item = (row) =>
  Object.entries(row).reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + size(value), 0)

/** All bytes in the tables; DynamoDB adds a hundred for each item. @param {string} address */
export async function stored(address) {
  let bytes = 0
  for (const { id } of source('tables.json')) {
    const { Items } = await dynamo(address, 'Scan', { TableName: name(id) })
    bytes += Items.reduce((/** @type {number} */ sum, /** @type {any} */ row) => sum + item(row) + 100, 0)
  }
  return bytes
}
