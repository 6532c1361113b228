// What the two handlers have in common. The clients and the secret are made and read before the first event.

import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import { DecryptCommand, KMSClient } from '@aws-sdk/client-kms'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'

const { MAIN_TABLE, SESSIONS_TABLE, TOKEN_SECRET } = process.env
const dynamo = new DynamoDBClient({})
const kms = new KMSClient({})
const secrets = new SecretsManagerClient({})
const secret = await secrets.send(new GetSecretValueCommand({ SecretId: TOKEN_SECRET }))
const keys = JSON.parse(secret.SecretString)

const part = (text) => JSON.parse(Buffer.from(text, 'base64url'))
const row = (TableName, pk, sk) =>
  dynamo.send(new GetItemCommand({ TableName, Key: { pk: { S: pk }, sk: { S: sk } }, ConsistentRead: true }))

function claimsOf(token) {
  const [head, body, signature] = token.split('.')
  const { alg, kid } = part(head)
  const wanted = createHmac('sha256', keys[kid]).update(`${head}.${body}`).digest()
  if (alg !== 'HS256' || !timingSafeEqual(wanted, Buffer.from(signature, 'base64url'))) return undefined
  const claims = part(body)
  return claims.iss === 'coquina' && claims.exp > Date.now() / 1000 ? claims : undefined
}

/** The id of who asks, if the token is good and its session is open. */
async function userOf({ headers }) {
  const claims = claimsOf(headers.authorization.slice('Bearer '.length))
  if (!claims) return undefined
  const digest = createHash('sha256').update(claims.sid).digest('hex')
  const { Item } = await row(SESSIONS_TABLE, `USER#${claims.sub}`, `SESSION#${digest}`)
  return Item && Number(Item.expires.N) > Date.now() / 1000 ? claims.sub : undefined
}

/** Opens what was sealed: the layout is that of shared/adapters/src/vault.rs. */
export async function unsealed({ sealed }, owner, document, name) {
  const bytes = Buffer.from(sealed.B)
  const end = 3 + bytes.readUInt16BE(1)
  const asked = { CiphertextBlob: bytes.subarray(3, end), EncryptionContext: { owner, document } }
  const { Plaintext } = await kms.send(new DecryptCommand(asked))
  const cipher = createDecipheriv('aes-256-gcm', Plaintext, bytes.subarray(end, end + 12))
  cipher.setAAD(Buffer.from(`${owner}\n${document}\n${name}`)).setAuthTag(bytes.subarray(-16))
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(end + 12, -16)), cipher.final()]))
}

export const profile = async (user) => (await row(MAIN_TABLE, `USER#${user}`, 'PROFILE')).Item

export async function documents(user) {
  const asked = {
    TableName: MAIN_TABLE,
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': { S: `USER#${user}` }, ':prefix': { S: 'DOC#' } },
  }
  const { Items } = await dynamo.send(new QueryCommand(asked))
  return Items.filter(({ sk }) => sk.S.split('#').length === 2)
}

export const answer = (body, statusCode = 200) => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

/** A handler for whoever is signed in. */
export const signedIn = (work) => async (event) => {
  const user = await userOf(event)
  return user ? answer(await work(user)) : answer({ message: 'Please sign in.' }, 401)
}
