// Seals and opens by KMS and AES-GCM: the layout is that of shared/adapters/src/encryptor.rs.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'

const kms = new KMSClient({})
const place = (...names) => Buffer.from(names.join('\n'))

export async function unsealed({ sealed }, owner, document, name) {
  const bytes = Buffer.from(sealed.B)
  const end = 3 + bytes.readUInt16BE(1)
  const asked = { CiphertextBlob: bytes.subarray(3, end), EncryptionContext: { owner, document } }
  const { Plaintext } = await kms.send(new DecryptCommand(asked))
  const cipher = createDecipheriv('aes-256-gcm', Plaintext, bytes.subarray(end, end + 12))
  cipher.setAAD(place(owner, document, name)).setAuthTag(bytes.subarray(-16))
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(end + 12, -16)), cipher.final()]))
}

export async function sealed(value, owner, document, name) {
  const context = { KeyId: process.env.VAULT_KEY, EncryptionContext: { owner, document } }
  const key = await kms.send(new GenerateDataKeyCommand({ ...context, KeySpec: 'AES_256' }))
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.Plaintext, nonce)
  cipher.setAAD(place(owner, document, name))
  const body = [cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]
  const head = Buffer.from([1, 0, 0])
  head.writeUInt16BE(key.CiphertextBlob.length, 1)
  return { B: Buffer.concat([head, key.CiphertextBlob, nonce, ...body]) }
}
