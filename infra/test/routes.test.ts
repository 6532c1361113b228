import { expect, test } from 'vitest'
import { readSources } from '../lib/sources/read.ts'
import { key } from '../lib/sources/schema.ts'
import { at, type Fields, fields, only, readable, resources } from './kit/templates.ts'
import { VARIANTS } from './kit/variants.ts'

const { routes } = readSources()
const made = resources('prod', 'Service', 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties)
const integrations = new Map(
  resources('prod', 'Service', 'AWS::ApiGatewayV2::Integration').map(({ id, Properties }) => [
    id,
    Properties,
  ]),
)
const names = new Map(
  resources('prod', 'Service', 'AWS::Lambda::Function').map(({ id, Properties }) => [
    id,
    readable(Properties.FunctionName),
  ]),
)
/** What calls reach is the live version of a function. */
const live = new Map(
  resources('prod', 'Service', 'AWS::Lambda::Alias').map(({ id, Properties }) => [
    id,
    readable(Properties.FunctionName).replace(/^<(\w+)>$/, '$1'),
  ]),
)
const stage = only('prod', 'Service', 'AWS::ApiGatewayV2::Stage')

/** The function's id behind what is written `integrations/<id>`. */
function leadsTo(route: Fields): string | undefined {
  const integration = integrations.get(/^integrations\/<(\w+)>$/.exec(readable(route.Target))?.[1] ?? '')
  const alias = /^<(\w+)>$/.exec(readable(integration?.IntegrationUri))?.[1]
  return names.get(live.get(alias ?? '') ?? '')?.replace('coquina-prod-', '')
}

test.each(routes)('$method $path goes to the function $function', (route) => {
  const found = made.filter((each) => each.RouteKey === key(route))
  expect(found.map(leadsTo)).toEqual([route.function])
})

test('the API answers no other route, and nothing by default', () => {
  expect(made.map((route) => readable(route.RouteKey)).sort()).toEqual(routes.map(key).sort())
})

test('the routes belong to the API behind the CDN', () => {
  expect(new Set(made.map((route) => readable(route.ApiId)))).toEqual(new Set(['<Api>']))
  expect(resources('prod', 'Web', 'AWS::ApiGatewayV2::Api').map(({ id }) => id)).toEqual(['Api'])
})

test('an event has the form that the functions read, and the gateway waits longer than they do', () => {
  for (const each of integrations.values()) {
    expect(each).toMatchObject({
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
      TimeoutInMillis: 29_000,
    })
  }
})

test('the gateway may call each function behind a route, in this API alone', () => {
  const gates = resources('prod', 'Service', 'AWS::Lambda::Permission').map(({ Properties }) => Properties)
  const opened = gates.filter((each) => each.Principal === 'apigateway.amazonaws.com')
  opened.forEach((each) =>
    expect(readable(each.SourceArn)).toMatch(/:execute-api:us-east-1:<AWS::AccountId>:<Api>\/\*\/\*$/),
  )
  const called = opened.map((each) => names.get(live.get(readable(each.FunctionName).slice(1, -1)) ?? ''))
  expect(called.sort()).toEqual([...new Set(routes.map((route) => `coquina-prod-${route.function}`))].sort())
})

test('there is one stage, without a name in the path', () => {
  expect(stage).toMatchObject({ StageName: '$default', AutoDeploy: true })
})

test('all calls together are limited', () => {
  const { rate, burst } = VARIANTS.prod.config.throttle.all
  expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst })
})

const { rate, burst } = VARIANTS.prod.config.throttle.costly
const costly = routes.filter((route) => ['attempts', 'accounts', 'letters', 'messages'].includes(route.rate))

test.each(costly)('$method $path, which costs $rate, is limited more', (route) => {
  const limit = { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }
  expect(at(stage.RouteSettings, key(route))).toMatchObject(limit)
  expect(rate).toBeLessThan(VARIANTS.prod.config.throttle.all.rate)
})

test.each(['prod', 'dev'] as const)(
  'the throttle of costly routes in %s, which all people share, is near the general one',
  (variant) => {
    const { all, costly } = VARIANTS[variant].config.throttle
    expect(costly.rate).toBeGreaterThanOrEqual(0.8 * all.rate)
    expect(costly.burst).toBeGreaterThanOrEqual(0.8 * all.burst)
  },
)

test('no other route is limited more, and only the webhook has figures of its own', () => {
  const { 'POST /api/stripe/webhook': webhook, ...others } = fields(stage.RouteSettings)
  expect(Object.keys(others).sort()).toEqual(costly.map(key).sort())
  expect(JSON.stringify([others, stage.DefaultRouteSettings])).not.toContain('etailedMetrics')
  const { rate, burst } = VARIANTS.prod.config.throttle.all
  expect(webhook).toEqual({
    ThrottlingRateLimit: rate,
    ThrottlingBurstLimit: burst,
    DetailedMetricsEnabled: true,
  })
})

test('the access log says nothing of who called and what was said', () => {
  const format = JSON.parse(readable(at(stage.AccessLogSettings, 'Format'))) as Record<string, string>
  expect(Object.values(format).sort()).toEqual([
    '$context.integrationErrorMessage',
    '$context.integrationLatency',
    '$context.requestId',
    '$context.requestTime',
    '$context.responseLatency',
    '$context.routeKey',
    '$context.status',
  ])
  expect(readable(at(stage.AccessLogSettings, 'DestinationArn'))).toMatch(/^<RoutesLog\w+\.Arn>$/)
})
