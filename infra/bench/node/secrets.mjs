// The secrets that the environment names. All are read, at once and before the first event, as our functions read theirs.

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'

const client = new SecretsManagerClient({})

async function read([name, SecretId]) {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }))
  return [name, JSON.parse(SecretString)]
}

const named = Object.entries(process.env).filter(([name, id]) => name.endsWith('_SECRET') && id)

/** What they say, by the variables that name them. */
export const secrets = Object.fromEntries(await Promise.all(named.map(read)))
