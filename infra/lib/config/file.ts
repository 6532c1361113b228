/** Reads a stage's config and a rehearsal's settings from their files. */

import { existsSync, readFileSync } from 'node:fs'
import { type Reading, whole } from './reading.ts'
import { LOCKS, type Rehearsal, type StageConfig, type StageName, type Throttle } from './stage.ts'

function json(file: string): unknown {
  if (!existsSync(file)) throw new Error(`There is no config file ${file}.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`The config file ${file} is not JSON.`)
  }
}

export function readConfig(stage: string, file: string): StageConfig {
  return parseConfig(stageName(stage), json(file), `The config file ${file}`)
}

/**
 * Of production, which is to be reached: the addresses that the config comes with belong to no one (RFC 2606), the telephone
 * number to no one either, and papers that name an example as the nonlawyer name no one.
 */
export function refuseExamples({ stage, mail, domain, nonlawyer }: StageConfig, file: string): void {
  const examples = [mail.from, mail.operator, domain?.name ?? ''].filter((text) => /\.example>?$/.test(text))
  if (stage === 'prod' && examples.length > 0)
    throw new Error(
      `The config file ${file} has addresses of nobody: ${examples.join(', ')}. Put yours there.`,
    )
  const unnamed = Object.values(nonlawyer).filter((text) => /\bExample\b|\b555-01\d\d$/.test(text))
  if (stage === 'prod' && unnamed.length > 0)
    throw new Error(
      `The config file ${file} names nobody as the nonlawyer: ${unnamed.join(', ')}. Put the person and business responsible there.`,
    )
}

export function readRehearsal(file: string): Rehearsal {
  return whole(json(file), `The rehearsal file ${file}`, (reading) =>
    present({
      stripeApi: reading.text('stripeApi'),
      stripeScript: reading.text('stripeScript'),
    }),
  )
}

function stageName(stage: string): StageName {
  if (stage === 'dev' || stage === 'prod') return stage
  throw new Error(`The stage is dev or prod, not ${stage}: pass -c stage=dev or -c stage=prod.`)
}

export function parseConfig(stage: string, value: unknown, where: string): StageConfig {
  const name = stageName(stage)
  return whole(value, where, (reading) =>
    present({
      stage: name,
      account: reading.optionalText('account'),
      mail: reading.part('mail', mail),
      nonlawyer: reading.part('nonlawyer', nonlawyer),
      domain: reading.optionalPart('domain', domain),
      firewall: reading.optionalPart('firewall', (part) => ({
        requestsPerFiveMinutes: part.count('requestsPerFiveMinutes'),
        attemptsPerFiveMinutes: part.count('attemptsPerFiveMinutes'),
      })),
      identityProvider: reading.optionalPart('identityProvider', (part) => ({
        issuer: part.text('issuer'),
        clientId: part.text('clientId'),
      })),
      model: reading.optionalPart('model', model),
      reservedConcurrency: reading.optionalPart('reservedConcurrency', (part) =>
        part.each((all, id) => all.count(id)),
      ),
      policy: reading.optionalPart('policy', policy),
      evidence: reading.optionalPart('evidence', (part) => ({
        lock: part.word('lock', LOCKS),
        days: part.count('days'),
      })),
      copies: reading.optionalPart('copies', copies),
      breakGlass: reading.optionalForm('breakGlass', ROLE, 'the ARN of a role'),
      throttle: reading.part('throttle', (part) => ({
        all: part.part('all', throttle),
        costly: part.part('costly', throttle),
      })),
      logDays: reading.count('logDays'),
      budget: reading.optionalCount('budget'),
      originSecretVersion: reading.count('originSecretVersion'),
    }),
  )
}

const ROLE = /^arn:aws:iam::\d{12}:role\/[\w+=,.@/-]+$/
const VAULT = /^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/

/** Of a model, or of a profile that sends what is asked to several regions: of the United States, whose people it is about. */
const BEDROCK = /^(us\.)?(?!(us|eu|apac|jp|au|ca|global)\.)[a-z0-9]+\.[a-z0-9][a-z0-9.:-]*$/

function model(part: Reading): NonNullable<StageConfig['model']> {
  const bedrock = part.optionalForm(
    'bedrock',
    BEDROCK,
    'the id of a model of Amazon Bedrock, or of a profile for the US',
  )
  return bedrock === undefined ? { base: part.text('base'), name: part.text('name') } : { bedrock }
}

function copies(part: Reading): NonNullable<StageConfig['copies']> {
  const to = part.optionalForm('to', VAULT, "the ARN of another account's backup vault")
  return present({ lock: part.word('lock', LOCKS), days: part.count('days'), to })
}

function mail(part: Reading): StageConfig['mail'] {
  const from = part.text('from')
  const identity = part.optionalText('identity') ?? from.replace(/^.*@/, '').replace(/>$/, '')
  return { from, operator: part.text('operator'), identity }
}

function nonlawyer(part: Reading): StageConfig['nonlawyer'] {
  const detail = (name: string) => {
    const text = part.text(name)
    if (text.includes('|'))
      throw new Error(`The nonlawyer's ${name} cannot have a |, which separates the details.`)
    return text
  }
  return {
    name: detail('name'),
    business: detail('business'),
    street: detail('street'),
    city: detail('city'),
    telephone: detail('telephone'),
  }
}

function domain(part: Reading): NonNullable<StageConfig['domain']> {
  const read = present({
    name: part.text('name'),
    zone: part.optionalPart('zone', (zone) => ({ id: zone.text('id'), name: zone.text('name') })),
    certificate: part.optionalText('certificate'),
  })
  if ((read.zone === undefined) === (read.certificate === undefined))
    throw new Error(
      `The domain ${read.name} needs either a zone, which makes the certificate, or a certificate.`,
    )
  return read
}

function policy(part: Reading): Record<string, string> {
  return part.each((all, name) => {
    if (!name.startsWith('COQUINA_'))
      throw new Error(`A setting of the policy begins with COQUINA_, not ${name}.`)
    return all.text(name)
  })
}

function throttle(part: Reading): Throttle {
  return { rate: part.count('rate'), burst: part.count('burst') }
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Leaves out what is not there, so that `'domain' in config` means what it says. */
function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>
}
