// Opens parts of a person's documents by KMS and AES-GCM: the layouts are those of shared/src/store/sealing:
// layouts.rs and person_key.rs. What was sealed before people had keys is left out.

import { createDecipheriv } from 'node:crypto'
import { DecryptCommand, KMSClient } from '@aws-sdk/client-kms'
import { MAIN_TABLE, row } from './store.mjs'

const kms = new KMSClient({})

/** Where the wrapped key ends: before it the layout's number; the key with its nonce and its tag. */
const END = 1 + 12 + 32 + 16

/** Opens a nonce, a ciphertext and its tag. */
function opened(key, bytes, ...place) {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  cipher.setAAD(Buffer.from(place.join('\n'))).setAuthTag(bytes.subarray(-16))
  return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()])
}

/** The key that wraps those of a person's documents. */
export async function keyOf(owner) {
  const { wrapped } = await row(MAIN_TABLE, `USER#${owner}`, 'KEY')
  const asked = { CiphertextBlob: wrapped.B, EncryptionContext: { owner } }
  const { Plaintext } = await kms.send(new DecryptCommand(asked))
  return Plaintext
}

export function unsealed(person, { sealed }, owner, document, part) {
  const bytes = Buffer.from(sealed.B)
  const key = opened(person, bytes.subarray(1, END), owner, document)
  return JSON.parse(opened(key, bytes.subarray(END), owner, document, part))
}
