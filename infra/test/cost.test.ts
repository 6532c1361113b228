import { describe, expect, it } from 'vitest'
import type { Scenarios, Usage } from '../cost/forms.ts'
import { amounts, dollars, read, readPrices, standing, total } from '../cost/model.ts'
import { GROUPS, MARK, table, tableBy } from '../cost/table.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const INFRA = join(import.meta.dirname, '..')
const usage = read<Usage>('usage.json')
const scenarios = read<Scenarios>('scenarios.json')
const prices = readPrices()
const source = <T>(name: string) => JSON.parse(readFileSync(join(INFRA, `${name}.json`), 'utf8')) as T

interface Variable {
  name: string
  functions: string[]
  optional: boolean
}
const variables = source<Variable[]>('environment')

/** What a variable lets a function use. */
const USES: [RegExp, string | null][] = [
  [/_TABLE$/, 'DynamoDB'],
  [/_BUCKET$/, 'S3'],
  [/_SECRET$/, 'Secrets Manager'],
  [/^VAULT_KEY$/, 'KMS'],
  [/^MAIL_FROM$/, 'SES'],
  [/^(SITE_ORIGIN|MAIL_OPERATOR|NONLAWYER|STRIPE_API|STRIPE_SCRIPT|OIDC_\w+|MODEL_\w+|BEDROCK_MODEL)$/, null],
]

function use(name: string): string | null {
  const found = USES.find(([form]) => form.test(name))
  if (!found) throw new Error(`Which service does ${name} name? Count it, and say so here.`)
  return found[1]
}

const services = (operations: Record<string, number>) =>
  Object.keys(operations).map((name) => name.slice(0, name.lastIndexOf(' ')))

describe('what is counted', () => {
  it('has every service that the variables imply', () => {
    const counted = [...Object.values(usage.parts), ...Object.values(usage.starts)]
    const asked = new Set(counted.flatMap((part) => services(part.operations)))
    const implied = new Set(variables.map(({ name }) => use(name)).filter((service) => service !== null))
    expect([...asked].sort()).toEqual([...implied].sort())
  })

  it('has every function at work and starting', () => {
    const known = new Set(variables.flatMap((variable) => variable.functions))
    const running = new Set(Object.values(usage.parts).flatMap((part) => Object.keys(part.functions)))
    expect([...running].sort()).toEqual([...known].sort())
    expect(Object.keys(usage.starts).sort()).toEqual([...known].sort())
  })

  it.each(Object.keys(usage.starts))('%s opens its connections while it starts', (name) => {
    const mine = variables.filter((row) => row.functions.includes(name) && !row.optional)
    const early = new Set(['DynamoDB', 'KMS', 'Secrets Manager'])
    const implied = mine.map((row) => use(row.name)).filter((service) => service && early.has(service))
    const asked = services(usage.starts[name]?.operations ?? {})
    expect([...new Set(asked)].sort()).toEqual([...new Set(implied)].sort())
  })

  it('has every piece of work in what a thousand documents take, but for the clock', () => {
    const often = Object.keys({ ...scenarios.thousandDocuments, ...scenarios.ticksAMonth })
    expect(often.filter((name) => name !== 'pages').sort()).toEqual(Object.keys(usage.parts).sort())
  })
})

describe('what stands there in any case', () => {
  /** Of the stage that has everything that a config can ask for. */
  const templates = ['Stateful', 'Web', 'Service', 'Operations'].map((name) =>
    source<{ Resources: Record<string, { Type: string; Properties: { Rules?: unknown[] } }> }>(
      `test/snapshots/${name}`,
    ),
  )
  const resources = templates.flatMap((template) => Object.values(template.Resources))
  const ofType = (type: string) => resources.filter((resource) => resource.Type === `AWS::${type}`)

  /** Count, 4xx, 5xx, Latency, IntegrationLatency and DataProcessed, by the page on metrics of HTTP APIs. */
  const FIGURES_OF_A_ROUTE = 6
  const routesWithFigures =
    JSON.stringify(ofType('ApiGatewayV2::Stage')).split('"DetailedMetricsEnabled":true').length - 1

  /** Counted without a dimension, so that the filter is one figure and not a family of them. */
  const ofItsOwn = ofType('Logs::MetricFilter').filter(
    ({ Properties }) => !JSON.stringify(Properties).includes('"Dimensions"'),
  )

  it('is what the templates make', () => {
    expect(scenarios.fixed).toEqual({
      keys: ofType('KMS::Key').length,
      secrets: ofType('SecretsManager::Secret').length,
      alarms: ofType('CloudWatch::Alarm').length,
      metrics: source<unknown[]>('metrics').length + ofItsOwn.length + FIGURES_OF_A_ROUTE * routesWithFigures,
      dashboards: ofType('CloudWatch::Dashboard').length,
      firewalls: ofType('WAFv2::WebACL').length,
      firewallRules: ofType('WAFv2::WebACL').flatMap((list) => list.Properties.Rules ?? []).length,
    })
  })

  it('has the memory that the functions have', () => {
    const memory = templates[2]?.Resources ?? {}
    const functions = Object.values(memory).filter((resource) => resource.Type === 'AWS::Lambda::Function')
    const given = functions.map(
      ({ Properties }) => Properties as { FunctionName?: string; MemorySize?: number },
    )
    const { memory: more, memoryOtherwise } = scenarios.assumed
    for (const { FunctionName = '', MemorySize } of given)
      expect(MemorySize, FunctionName).toBe(
        more[FunctionName.replace(/^coquina-\w+-/, '')] ?? memoryOtherwise,
      )
    expect(given).toHaveLength(Object.keys(usage.starts).length)
  })
})

describe('what it costs', () => {
  const documents = dollars(amounts(usage, scenarios.assumed, scenarios.thousandDocuments), prices)
  const users = dollars(amounts(usage, scenarios.assumed, scenarios.millionUsers), prices)

  it('is at most two dollars for a thousand documents', () => {
    expect(total(documents)).toBeLessThanOrEqual(2)
  })

  it('is at most six hundred dollars a month for a million users', () => {
    expect(total(users)).toBeLessThanOrEqual(600)
  })

  it('is at most thirty-two dollars a month when nobody comes', () => {
    expect(total(dollars(standing(usage, scenarios), prices))).toBeLessThanOrEqual(32)
  })

  it('rises with every piece of work', () => {
    const { assumed, thousandDocuments } = scenarios
    for (const [name, times] of Object.entries(thousandDocuments)) {
      const more = amounts(usage, assumed, { ...thousandDocuments, [name]: times * 2 })
      expect(total(dollars(more, prices)), name).toBeGreaterThan(total(documents))
    }
  })

  it('is refused where a price is missing', () => {
    const { mail: _mail, ...others } = prices
    expect(() => dollars(amounts(usage, scenarios.assumed, { letter: 1 }), others)).toThrow('mail')
  })

  it('is in the page on cost as it is computed', () => {
    expect(readFileSync(join(INFRA, 'cost/README.md'), 'utf8')).toContain(table)
  })

  const named = (text: string) =>
    text.split('\n').flatMap((line) => /^\| ([\w ]+?)( \*)? \|/.exec(line)?.slice(1, 3).join('') ?? [])

  it('marks each row in which a price is from memory, and says so', () => {
    const unsure = Object.keys(GROUPS).filter((name) => GROUPS[name]?.some((part) => !prices[part]?.checked))
    const marked = named(table).filter((name) => name.endsWith(MARK))
    expect(marked).toEqual([...unsure, 'together'].map((name) => `${name} ${MARK}`))
    expect(table).toMatch(/^Rows with \* .+\.$/m)
  })

  it('marks nothing once every price has been looked up', () => {
    const sure = Object.entries(prices).map(([name, price]) => [name, { ...price, checked: true }])
    const text = tableBy(Object.fromEntries(sure))
    expect(named(text)).toEqual(['dollars', ...Object.keys(GROUPS), 'together'])
    expect(text).not.toContain(MARK)
  })

  it('has every price in a row', () => {
    const priced = [...documents.keys(), ...dollars(standing(usage, scenarios), prices).keys()]
    expect(priced.filter((name) => !Object.values(GROUPS).flat().includes(name))).toEqual([])
  })

  it('names the source of each price', () => {
    for (const [name, price] of Object.entries(prices)) {
      expect(price.source, name).not.toBe('')
      expect(price.dollars, name).toBeGreaterThan(0)
    }
  })
})
