// What an operator does after the first deployment, as the operations guide says it.
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { PutAccountDetailsCommand, SESv2Client } from '@aws-sdk/client-sesv2'

/** Keys that Stripe's emulator takes, and how it signs. */
const KEYS = {
  secretKey: 'sk_test_rehearsal',
  publishableKey: 'pk_test_rehearsal',
  webhookSecret: 'whsec_rehearsal',
}

/** For the emulator's own start. */
export const signing = { STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret }

/** @param {string | undefined} secret */
export async function fillInStripe(secret) {
  if (!secret) throw new Error('No stack says where the keys of Stripe go.')
  const command = new PutSecretValueCommand({ SecretId: secret, SecretString: JSON.stringify(KEYS) })
  await new SecretsManagerClient({}).send(command)
}

/** A new account may send to verified addresses only, until the mail service has been told what it is for. @param {string | undefined} site */
export async function leaveSandbox(site) {
  const about = { MailType: /** @type {const} */ ('TRANSACTIONAL'), WebsiteURL: site }
  await new SESv2Client({}).send(new PutAccountDetailsCommand({ ...about, ProductionAccessEnabled: true }))
}
