import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseConfig, readConfig, readRehearsal, refuseExamples } from '../lib/config/file.ts'
import { architecture, built } from '../lib/service/binaries.ts'
import { readSources } from '../lib/sources/read.ts'
import { functionIds } from '../lib/sources/schema.ts'
import { VARIANTS } from './kit/variants.ts'

const folder = mkdtempSync(join(tmpdir(), 'coquina-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const good = {
  mail: { from: 'Coquina <hello@mail.example>', operator: 'operator@mail.example' },
  nonlawyer: {
    name: 'Ana Ruiz',
    business: 'Ruiz Documents LLC',
    street: '1 Palm Street',
    city: 'Miami, FL 33101',
    telephone: '305-555-0199',
  },
  throttle: { all: { rate: 10, burst: 20 }, costly: { rate: 1, burst: 2 } },
  logDays: 7,
  originSecretVersion: 1,
}

function parse(change: object, stage = 'prod') {
  return parseConfig(stage, { ...good, ...change }, 'The config')
}

test('production takes no guard off that the functions have by default', () => {
  expect(VARIANTS.prod.config.policy ?? {}).not.toHaveProperty('COQUINA_DEVICE_CODES', 'off')
  expect(VARIANTS.prod.config.policy ?? {}).not.toHaveProperty('COQUINA_COMMON_PASSWORDS', 'accept')
})

test('a stage needs no domain, no firewall, no identity provider and no model', () => {
  expect(Object.keys(parse({})).sort()).toEqual([
    'logDays',
    'mail',
    'nonlawyer',
    'originSecretVersion',
    'stage',
    'throttle',
  ])
  expect(VARIANTS.prod.config).not.toHaveProperty('domain')
})

test('the identity of mail is the domain of the sender, unless the config says otherwise', () => {
  expect(parse({}).mail.identity).toBe('mail.example')
  expect(parse({ mail: { ...good.mail, identity: 'hello@mail.example' } }).mail.identity).toBe(
    'hello@mail.example',
  )
})

test.each([
  [{ mail: undefined }, 'The config, mail, has to be an object.'],
  [{ mail: { from: 'a@b.example' } }, 'The config, mail, needs operator: a text that is not empty.'],
  [{ nonlawyer: undefined }, 'The config, nonlawyer, has to be an object.'],
  [
    { nonlawyer: { ...good.nonlawyer, telephone: '' } },
    'The config, nonlawyer, needs telephone: a text that is not empty.',
  ],
  [
    { nonlawyer: { ...good.nonlawyer, business: 'Ruiz | Ruiz' } },
    "The nonlawyer's business cannot have a |, which separates the details.",
  ],
  [{ logDays: 1.5 }, 'The config needs logDays: a whole number above 0.'],
  [{ originSecretVersion: 0 }, 'The config needs originSecretVersion: a whole number above 0.'],
  [{ throttle: { all: { rate: 1, burst: 1 } } }, 'The config, throttle, costly, has to be an object.'],
  [{ frewall: {} }, 'The config has a setting that nothing reads: frewall.'],
  [
    { model: { base: 'https://m.example', name: 'm', key: 'k' } },
    'The config, model, has a setting that nothing reads: key.',
  ],
  [
    { model: { bedrock: 'us.maker.model-1:0', name: 'm' } },
    'The config, model, has a setting that nothing reads: name.',
  ],
  [
    { model: { bedrock: 'eu.maker.model-1:0/*' } },
    'The config, model, needs bedrock: the id of a model of Amazon Bedrock, or of a profile for the US.',
  ],
  [
    { model: { bedrock: 'eu.maker.model-1:0' } },
    'The config, model, needs bedrock: the id of a model of Amazon Bedrock, or of a profile for the US.',
  ],
  [
    { model: { bedrock: 'global.maker.model-1:0' } },
    'The config, model, needs bedrock: the id of a model of Amazon Bedrock, or of a profile for the US.',
  ],
  [
    { domain: { name: 'a.example' } },
    'The domain a.example needs either a zone, which makes the certificate, or a certificate.',
  ],
  [
    { firewall: { requestsPerFiveMinutes: 9 } },
    'The config, firewall, needs attemptsPerFiveMinutes: a whole number above 0.',
  ],
  [{ evidence: { lock: 'none', days: 1 } }, 'The config, evidence, needs lock: governance or compliance.'],
  [{ evidence: { lock: 'governance' } }, 'The config, evidence, needs days: a whole number above 0.'],
  [
    { copies: { lock: 'governance', days: 35, to: 'arn:aws:s3:::copies' } },
    "The config, copies, needs to: the ARN of another account's backup vault.",
  ],
  [{ breakGlass: 'somebody' }, 'The config needs breakGlass: the ARN of a role.'],
  [
    { breakGlass: 'arn:aws:iam::222222222222:user/somebody' },
    'The config needs breakGlass: the ARN of a role.',
  ],
  [{ policy: { CLAIMS: 'all' } }, 'A setting of the policy begins with COQUINA_, not CLAIMS.'],
])('a config that is not good is refused: %j', (change, sentence) => {
  expect(() => parse(change)).toThrow(sentence)
})

test('production is refused as long as it names an example as the nonlawyer', () => {
  const mail = { from: 'hello@mail.test', operator: 'operator@mail.test' }
  const named = { ...good.nonlawyer, telephone: '305-444-0199' }
  const refused = (nonlawyer: object, stage?: string) => () =>
    refuseExamples(parse({ mail, nonlawyer }, stage), 'prod.json')
  const shipped = { ...VARIANTS.prod.config.nonlawyer }
  expect(refused(shipped)).toThrow('The config file prod.json names nobody as the nonlawyer: Example Name,')
  expect(refused({ ...named, telephone: '305-555-0100' })).toThrow(
    'names nobody as the nonlawyer: 305-555-0100',
  )
  expect(refused(named)).not.toThrow()
  expect(refused(shipped, 'dev')).not.toThrow()
})

test('another stage than dev and prod is refused', () => {
  expect(() => parse({}, 'test')).toThrow(
    'The stage is dev or prod, not test: pass -c stage=dev or -c stage=prod.',
  )
})

test('a config that is not there, or is not JSON, is refused', () => {
  const file = join(folder, 'config.json')
  expect(() => readConfig('prod', file)).toThrow(`There is no config file ${file}.`)
  writeFileSync(file, '{')
  expect(() => readConfig('prod', file)).toThrow(`The config file ${file} is not JSON.`)
})

test('a rehearsal says where the emulators are', () => {
  const file = join(folder, 'rehearsal.json')
  writeFileSync(file, '{"stripeApi": "http://127.0.0.1:1"}')
  expect(() => readRehearsal(file)).toThrow(
    `The rehearsal file ${file} needs stripeScript: a text that is not empty.`,
  )
  const whole = { stripeApi: 'http://127.0.0.1:1', stripeScript: 'http://127.0.0.1:1/v3/' }
  writeFileSync(file, JSON.stringify(whole))
  expect(readRehearsal(file)).toEqual(whole)
})

test('production is refused without a binary, and told how to build one', () => {
  const sentence =
    `The function auth has not been built: there is no ${join(folder, 'auth', 'bootstrap.zip')}. ` +
    'Run: npm run functions'
  expect(() => built('prod', folder, 'arm64').code('auth')).toThrow(sentence)
})

test('functions that were built for another processor are refused', () => {
  const zips = mkdtempSync(join(folder, 'zips-'))
  mkdirSync(join(zips, 'auth'))
  writeFileSync(join(zips, 'auth', 'bootstrap.zip'), '')
  const code = (architecture: string) => () => built('prod', zips, architecture).code('auth')
  expect(code('arm64')).toThrow('The functions were built for something unknown, and are to run on arm64.')
  writeFileSync(join(zips, 'architecture'), 'x86_64\n')
  expect(code('arm64')).toThrow(
    'The functions were built for x86_64, and are to run on arm64. Run: npm run functions',
  )
  expect(code('x86_64')).not.toThrow()
})

test('a stage for trying out goes on without a binary', () => {
  expect(() => built('dev', folder, 'arm64').code('auth')).not.toThrow()
})

test('an architecture that does not exist is refused', () => {
  expect(architecture('x86_64').name).toBe('x86_64')
  expect(() => architecture('riscv')).toThrow('The architecture is arm64 or x86_64, not riscv.')
})

test('a variable goes only to functions that a route or a clock calls', () => {
  const sources = readSources()
  const named = sources.environment.flatMap((variable) => variable.functions)
  expect([...new Set([...named, ...functionIds(sources)])].sort()).toEqual(functionIds(sources))
})
