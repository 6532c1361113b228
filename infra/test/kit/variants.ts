import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '../../lib/config-file.ts'
import type { Rehearsal, StageConfig } from '../../lib/config.ts'
import { INFRA } from '../../lib/sources.ts'

function fromFile(stage: string): StageConfig {
  const file = join(INFRA, 'config', `${stage}.json`)
  return parseConfig(stage, JSON.parse(readFileSync(file, 'utf8')), file)
}

/** Production with everything that can be had. */
const whole: StageConfig = {
  ...fromFile('prod'),
  domain: { name: 'coquina.example', zone: { id: 'Z0000000000000', name: 'coquina.example' } },
  firewall: { requestsPerFiveMinutes: 2000 },
  identityProvider: { issuer: 'https://identity.example', clientId: 'coquina' },
  model: { base: 'https://model.example/v1', name: 'small' },
  reservedConcurrency: { 'stripe-webhook': 20 },
  policy: { COQUINA_CLAIMS: 'proven' },
}

export const REHEARSAL: Rehearsal = {
  stripeApi: 'http://127.0.0.1:12111',
  stripeScript: 'http://127.0.0.1:12111/v3/',
  apiOrigin: { host: 'execute-api.localhost', port: 14566 },
  siteOrigin: 'http://127.0.0.1:14567',
}

export interface Variant {
  config: StageConfig
  rehearsal?: Rehearsal
}

/** What is synthesized for the tests. `again` is a second time the same as `prod`. */
export const VARIANTS = {
  prod: { config: fromFile('prod') },
  again: { config: fromFile('prod') },
  dev: { config: fromFile('dev') },
  whole: { config: whole },
  rehearsal: { config: fromFile('prod'), rehearsal: REHEARSAL },
} satisfies Record<string, Variant>

export type VariantName = keyof typeof VARIANTS
