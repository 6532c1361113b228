import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { INFRA, readSources } from '../lib/sources/read.ts'
import { at, type Fields, fields, type Json, list, only, readable } from './kit/templates.ts'

const firewall = () => only('prod', 'Web', 'AWS::WAFv2::WebACL')
const rules = () => list(firewall().Rules).map(fields)

function rule(name: string): Fields {
  const found = rules().filter((each) => each.Name === name)
  expect(found).toHaveLength(1)
  return found[0]!
}

const rate = (name: string) => fields(at(rule(name).Statement, 'RateBasedStatement'))

/** The texts that a statement compares a path with, and how. */
function paths(statement: Json | undefined): string[] {
  if (typeof statement !== 'object' || statement === null) return []
  if (Array.isArray(statement)) return statement.flatMap(paths)
  const match = statement.ByteMatchStatement
  if (match !== undefined)
    return [`${readable(at(match, 'PositionalConstraint'))} ${readable(at(match, 'SearchString'))}`]
  const no = statement.NotStatement
  if (no !== undefined) return paths(at(no, 'Statement')).map((text) => `NOT ${text}`)
  return Object.values(statement).flatMap(paths)
}

test('production has a firewall before the CDN; a stage without one in its config has none', () => {
  const webAcl = (stage: 'prod' | 'dev') =>
    at(only(stage, 'Web', 'AWS::CloudFront::Distribution').DistributionConfig, 'WebACLId')
  expect(readable(webAcl('prod'))).toContain('FirewallList')
  expect(webAcl('dev')).toBeUndefined()
  const prod = JSON.parse(readFileSync(join(INFRA, 'config/prod.json'), 'utf8')) as { firewall?: object }
  expect(prod.firewall).toEqual({ requestsPerFiveMinutes: 2000, attemptsPerFiveMinutes: 60 })
  expect(firewall()).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } })
})

test('one address may send so much in five minutes', () => {
  const window = { EvaluationWindowSec: 300, AggregateKeyType: 'IP' }
  expect(rate('Rate')).toEqual({ Limit: 2000, ...window })
  expect(rate('SignIn')).toMatchObject({ Limit: 60, ...window })
  expect(rate('Letters')).toMatchObject({ Limit: 60, ...window })
})

test('signing in is counted alone, but not the question of each page who is signed in', () => {
  expect(paths(rate('SignIn').ScopeDownStatement)).toEqual([
    'STARTS_WITH /api/auth/',
    'NOT EXACTLY /api/auth/user',
  ])
})

test('every route that sends mail is counted among the letters', () => {
  const sending = readSources().routes.filter((route) => route.rate === 'letters')
  const counted = paths(rate('Letters').ScopeDownStatement)
  expect(counted.sort()).toEqual(sending.map((route) => `EXACTLY ${route.path}`).sort())
  for (const path of ['/api/contact', '/api/support', '/api/auth/password-reset'])
    expect(counted).toContain(`EXACTLY ${path}`)
  expect(counted.join()).not.toContain('{')
})

test('a path is compared as the gateway reads it', () => {
  const written = JSON.stringify([rate('SignIn'), rate('Letters')])
  const compared = written.match(/"ByteMatchStatement"/g)?.length
  const transformed = written.match(
    /\{"Priority":0,"Type":"URL_DECODE"\},\{"Priority":1,"Type":"NORMALIZE_PATH"\}/g,
  )
  expect(transformed?.length).toBe(compared)
})

test.each(['Rate', 'SignIn', 'Letters'])(
  'who %s stops is told so in the form of the API, and when to come back',
  (name) => {
    const answer = at(rule(name).Action, 'Block', 'CustomResponse')
    expect(answer).toMatchObject({
      ResponseCode: 429,
      ResponseHeaders: [
        { Name: 'retry-after', Value: '300' },
        { Name: 'cache-control', Value: 'no-store' },
      ],
    })
    const body = at(firewall().CustomResponseBodies, readable(at(answer, 'CustomResponseBodyKey')))
    expect(at(body, 'ContentType')).toBe('APPLICATION_JSON')
    expect(JSON.parse(readable(at(body, 'Content')))).toEqual({
      message: expect.stringMatching(/^.{30,}\.$/),
    })
  },
)

const MANAGED = [
  'AWSManagedRulesAmazonIpReputationList',
  'AWSManagedRulesKnownBadInputsRuleSet',
  'AWSManagedRulesCommonRuleSet',
]

test("Amazon's lists are in force, after our own rules", () => {
  expect(rules().map((each) => each.Name)).toEqual(['Rate', 'SignIn', 'Letters', ...MANAGED])
  expect(rules().map((each) => each.Priority)).toEqual([0, 1, 2, 3, 4, 5])
  MANAGED.forEach((name) => expect(rule(name).OverrideAction).toEqual({ None: {} }))
})

test.each([
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
  'NoUserAgent_HEADER',
])('what people write, however long, is not refused by %s', (name) => {
  const group = at(rule('AWSManagedRulesCommonRuleSet').Statement, 'ManagedRuleGroupStatement')
  const overridden = list(at(group, 'RuleActionOverrides')).filter((each) => at(each, 'Name') === name)
  expect(overridden).toEqual([{ Name: name, ActionToUse: { Count: {} } }])
})

test('nothing of what people send is kept as a sample', () => {
  for (const each of [firewall(), ...rules()])
    expect(at(each.VisibilityConfig, 'SampledRequestsEnabled')).toBe(false)
})
