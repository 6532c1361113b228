import { expect, test } from 'vitest'
import { readSources } from '../lib/sources/read.ts'
import { functionIds } from '../lib/sources/schema.ts'
import { at, fields, type Fields, only, readable, resources } from './kit/templates.ts'
import { VARIANTS, type VariantName } from './kit/variants.ts'

const sources = readSources()
const ids = functionIds(sources)

function lambda(id: string, variant: VariantName = 'prod'): Fields {
  const name = `coquina-${VARIANTS[variant].config.stage}-${id}`
  const found = resources(variant, 'Service', 'AWS::Lambda::Function').filter(
    (each) => each.Properties.FunctionName === name,
  )
  expect(found).toHaveLength(1)
  return found[0]!.Properties
}

function variables(id: string, variant: VariantName): string[] {
  return Object.keys(fields(at(lambda(id, variant), 'Environment', 'Variables') ?? {})).sort()
}

test('there is a function for each that routes or clocks call, and no other', () => {
  expect(resources('prod', 'Service', 'AWS::Lambda::Function')).toHaveLength(ids.length)
})

test.each(ids)('the function %s is a binary for arm64', (id) => {
  expect(lambda(id)).toMatchObject({
    Runtime: 'provided.al2023',
    Handler: 'bootstrap',
    Architectures: ['arm64'],
  })
})

const MEMORY: Record<string, number> = { auth: 1024, documents: 1024, reconcile: 1024 }

test.each(ids)('the function %s has the memory for what it does', (id) => {
  expect(lambda(id).MemorySize).toBe(MEMORY[id] ?? 512)
})

test.each(ids)('the function %s has the time that timeouts.json gives it', (id) => {
  const rows = sources.timeouts.filter((row) => row.function === id)
  expect(rows.map((row) => row.timeoutSeconds)).toEqual([lambda(id).Timeout])
})

test('reconciliation has as long as AWS Lambda lets a call take, because what it did not get to waits for the next run', () => {
  expect(lambda('reconcile').Timeout).toBe(900)
})

test('timeouts.json names each function once, and no other', () => {
  expect(sources.timeouts.map((row) => row.function).sort()).toEqual(ids)
})

test.each([...new Set(sources.routes.map((route) => route.function))])(
  'the gateway, which ends at 29 seconds, waits longer than %s may take',
  (id) => {
    expect(lambda(id).Timeout).toBeLessThan(29)
  },
)

test.each(ids)('the log of %s is its own and is kept for 30 days', (id) => {
  const log = /^<(\w+)>$/.exec(readable(at(lambda(id), 'LoggingConfig', 'LogGroup')))?.[1]
  expect(at(lambda(id), 'LoggingConfig', 'LogFormat')).toBe('JSON')
  expect(only('prod', 'Service', 'AWS::Logs::LogGroup', log)).toMatchObject({
    LogGroupName: `/coquina/prod/${id}`,
    RetentionInDays: 30,
  })
})

test('on the stage for trying out, logs are kept for a week', () => {
  const days = resources('dev', 'Service', 'AWS::Logs::LogGroup').map(
    ({ Properties }) => Properties.RetentionInDays,
  )
  expect(new Set(days)).toEqual(new Set([7]))
})

test('the log of the gateway is kept for 30 days too', () => {
  expect(only('prod', 'Service', 'AWS::Logs::LogGroup', 'RoutesLog').RetentionInDays).toBe(30)
})

test.each(ids)(
  'the function %s is told what environment.json requires, and of the rest only what this stage has',
  (id) => {
    const listed = sources.environment.filter((variable) => variable.functions.includes(id))
    const required = listed.filter((variable) => !variable.optional).map((variable) => variable.name)
    const origin = listed
      .filter((variable) => variable.name === 'ORIGIN_SECRET')
      .map((variable) => variable.name)
    expect(variables(id, 'prod')).toEqual([...required, ...origin, 'COQUINA_CLAIMS'].sort())
  },
)

test.each(ids)(
  'the function %s is told all that environment.json lists where the stage has everything',
  (id) => {
    const listed = sources.environment.filter((variable) => variable.functions.includes(id))
    const names = listed
      .map((variable) => variable.name)
      .filter((name) => !name.startsWith('STRIPE_') || name === 'STRIPE_SECRET')
      // A model is either a service with a key or one of Bedrock.
      .filter((name) => name !== 'BEDROCK_MODEL')
    expect(variables(id, 'whole')).toEqual([...names, 'COQUINA_CLAIMS'].sort())
  },
)

test('what is told is the address of the site and of those who run it', () => {
  const told = at(lambda('account', 'whole'), 'Environment', 'Variables')
  expect(at(told, 'SITE_ORIGIN')).toBe('https://coquina.example')
  expect(at(told, 'MAIL_OPERATOR')).toBe('operator@coquina.example')
  expect(at(told, 'MAIL_FROM')).toBe('hello@coquina.example')
  const { nonlawyer } = VARIANTS.whole.config
  expect(at(told, 'NONLAWYER')).toBe(Object.values(nonlawyer).join(' | '))
  const withoutDomain = at(lambda('account'), 'Environment', 'Variables', 'SITE_ORIGIN')
  expect(readable(withoutDomain)).toMatch(/^https:\/\/<SiteDistribution\w+\.DomainName>$/)
})

test('concurrency is reserved where the config says so, and nowhere else', () => {
  const reserved = resources('whole', 'Service', 'AWS::Lambda::Function')
    .filter(({ Properties }) => Properties.ReservedConcurrentExecutions !== undefined)
    .map(({ Properties }) => [Properties.FunctionName, Properties.ReservedConcurrentExecutions])
  expect(reserved).toEqual([['coquina-prod-stripe-webhook', 20]])
})
