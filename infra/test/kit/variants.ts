import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '../../lib/config/file.ts'
import { NOBODY, type Rehearsal, type StageConfig } from '../../lib/config/stage.ts'
import { INFRA } from '../../lib/sources/read.ts'

function fromFile(stage: string): StageConfig {
  const file = join(INFRA, 'config', `${stage}.json`)
  return parseConfig(stage, JSON.parse(readFileSync(file, 'utf8')), file)
}

/** Production with everything that can be had. */
const whole: StageConfig = {
  ...fromFile('prod'),
  domain: { name: 'coquina.example', zone: { id: 'Z0000000000000', name: 'coquina.example' } },
  identityProvider: { issuer: 'https://identity.example', clientId: 'coquina' },
  model: { base: 'https://model.example/v1', name: 'small' },
  reservedConcurrency: { 'stripe-webhook': 20 },
  evidence: { lock: 'compliance', days: 365 },
  copies: { lock: 'compliance', days: 35, to: 'arn:aws:backup:us-east-1:111111111111:backup-vault:coquina' },
  breakGlass: 'arn:aws:iam::222222222222:role/break-glass',
  policy: { COQUINA_CLAIMS: 'proven' },
}

export const REHEARSAL: Rehearsal = {
  stripeApi: 'http://127.0.0.1:12111',
  stripeScript: 'http://127.0.0.1:12111/v3/',
}

export interface Variant {
  config: StageConfig
  rehearsal?: Rehearsal
  isAtOnce?: boolean
  restart?: string
}

/** What is synthesized for the tests. A rehearsal is compared with `no one`, which is production in the same account. */
export const VARIANTS = {
  prod: { config: fromFile('prod') },
  nobody: { config: { ...fromFile('prod'), account: NOBODY } },
  dev: { config: fromFile('dev') },
  whole: { config: whole },
  bedrock: { config: { ...fromFile('prod'), model: { bedrock: 'us.maker.model-1:0' } } },
  rehearsal: { config: fromFile('prod'), rehearsal: REHEARSAL },
  atOnce: { config: fromFile('prod'), isAtOnce: true, restart: '2026-11-26T09:00:00Z' },
} satisfies Record<string, Variant>

export type VariantName = keyof typeof VARIANTS

/** The rules take longer than the synth itself, so they are asked only where something else could be wrong. */
export const RULED: VariantName[] = ['prod', 'whole', 'bedrock']
