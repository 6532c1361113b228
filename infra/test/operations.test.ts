// What watches the service: alarms, the dashboard, schedules and what they may do.
import { expect, test } from 'vitest'
import { readSources } from '../lib/sources/read.ts'
import { functionIds } from '../lib/sources/schema.ts'
import { at, type Fields, fields, list, only, readable, resources } from './kit/templates.ts'

const sources = readSources()
const ids = functionIds(sources)
const clocked = sources.schedules.map((schedule) => schedule.function)
const alarms = resources('prod', 'Operations', 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties)

function alarm(id: string): Fields {
  const found = alarms.filter((each) => each.AlarmName === `coquina-prod-${id}`)
  expect(found).toHaveLength(1)
  return found[0]!
}

const wanted = sources.metrics.flatMap(({ alarm, ...rest }) => (alarm ? [{ ...rest, ...alarm }] : []))
const loud = wanted.filter((source) => source.atLeast !== undefined)
const silent = wanted.filter((source) => source.lessThan !== undefined)

test.each(loud)('$metric rings at $atLeast in $minutes minutes, $periods times', (source) => {
  expect(alarm(source.metric)).toMatchObject({
    Namespace: 'Coquina/prod',
    MetricName: 'Counted',
    Dimensions: [{ Name: 'Metric', Value: source.metric }],
    Statistic: 'Sum',
    Threshold: source.atLeast,
    Period: source.minutes * 60,
    EvaluationPeriods: source.periods,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    TreatMissingData: 'notBreaching',
    AlarmDescription: `${source.meaning} Runbook: ${source.runbook}`,
  })
})

test.each(silent)('$metric rings at fewer than $lessThan in $minutes minutes, $periods times', (source) => {
  expect(alarm(source.metric)).toMatchObject({
    Namespace: 'Coquina/prod',
    Dimensions: [{ Name: 'Metric', Value: source.metric }],
    Statistic: 'Sum',
    Threshold: source.lessThan,
    Period: source.minutes * 60,
    EvaluationPeriods: source.periods,
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
    AlarmDescription: `${source.meaning} Runbook: ${source.runbook}`,
  })
})

test('a night without an audit is noticed, and no night with one rings', () => {
  expect(silent.map(({ metric }) => metric)).toEqual(['BooksAudited'])
  const hours = silent.map(({ minutes, periods }) => (minutes * periods) / 60)
  expect(hours).toEqual([26])
  expect(sources.schedules.filter(({ input }) => input?.task === 'audit')).toHaveLength(1)
})

// CloudWatch refuses an alarm that looks back for longer: for a day by minutes, for a week by hours.
test.each(wanted)('$metric looks back for no longer than an alarm may', ({ minutes, periods }) => {
  expect(minutes * periods).toBeLessThanOrEqual((minutes < 60 ? 1 : 7) * 24 * 60)
})

test.each(ids)('what %s counts in its log becomes a figure', (id) => {
  const filter = only('prod', 'Operations', 'AWS::Logs::MetricFilter', `Counted${id.replace('-', '')}`)
  expect(readable(filter.LogGroupName)).toContain(`${id.replace('-', '')}Log`)
  expect(filter.FilterPattern).toBe('{ $.fields.metric = "*" }')
  expect(filter.MetricTransformations).toEqual([
    {
      MetricNamespace: 'Coquina/prod',
      MetricName: 'Counted',
      MetricValue: '$.fields.count',
      Dimensions: [{ Key: 'Metric', Value: '$.fields.metric' }],
    },
  ])
})

/** What each alarm looks at: its metrics, and the limit. */
const WATCHED: Record<string, [metrics: string[], limit: number]> = {
  'site-failing': [['5xxErrorRate'], 1],
  'calls-failing': [['5xx', 'Count'], 1],
  'calls-refused': [['Count', 'Refused'], 20],
  'gateway-refuses': [['Throttled'], 50],
  'webhook-errors': [['4xx', '5xx'], 5],
  'functions-throttled': [['Throttles'], 1],
  'dead-letters': [['ApproximateNumberOfMessagesVisible'], 1],
  'mail-bounces': [['Reputation.BounceRate'], 0.03],
  'mail-complaints': [['Reputation.ComplaintRate'], 0.0008],
  ...Object.fromEntries(
    sources.tables.map(({ id }) => [`throttled-${id}`, [['ReadThrottleEvents', 'WriteThrottleEvents'], 1]]),
  ),
  ...Object.fromEntries(ids.map((id) => [`errors-${id}`, [['Errors'], 1]])),
  ...Object.fromEntries(clocked.map((id) => [`silent-${id}`, [['Invocations'], 1]])),
  'slow-account': [['Duration'], 5000],
  'slow-assistant': [['Duration'], 12_000],
  'slow-auth': [['Duration'], 1500],
  'slow-catalog': [['Duration'], 1500],
  'slow-documents': [['Duration'], 3000],
  'slow-payments': [['Duration'], 1500],
  'slow-stripe-webhook': [['Duration'], 1500],
  'slow-support': [['Duration'], 1500],
}

function metricsOf(each: Fields): string[] {
  if (each.MetricName !== undefined) return [readable(each.MetricName)]
  const names = list(each.Metrics).map((metric) => readable(at(metric, 'MetricStat', 'Metric', 'MetricName')))
  return names.filter((name) => name !== '').sort()
}

test.each(Object.entries(WATCHED))('there is an alarm %s', (id, [metrics, limit]) => {
  expect(metricsOf(alarm(id))).toEqual(metrics)
  expect(alarm(id).Threshold).toBe(limit)
})

test('there is no alarm besides', () => {
  const names = [...wanted.map(({ metric }) => metric), ...Object.keys(WATCHED)].map(
    (id) => `coquina-prod-${id}`,
  )
  expect(alarms.map((each) => readable(each.AlarmName)).sort()).toEqual(names.sort())
})

test.each(alarms.map((each) => [readable(each.AlarmName), each] as const))(
  '%s says what to do and tells the operator',
  (_, each) => {
    expect(readable(each.AlarmDescription)).toMatch(/^.{20,}\. Runbook: .{20,}\.$/)
    expect(list(each.AlarmActions).map(readable)).toEqual([expect.stringMatching(/^<Operator\w+>$/)])
    expect(each.OKActions).toEqual(each.AlarmActions)
  },
)

test.each(ids.filter((id) => !clocked.includes(id)))('%s is slow when one call in a hundred is', (id) => {
  expect(alarm(`slow-${id}`)).toMatchObject({ ExtendedStatistic: 'p99', EvaluationPeriods: 3 })
})

test.each(clocked)('it is noticed when %s is not called any more', (id) => {
  expect(alarm(`silent-${id}`)).toMatchObject({
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
    Period: 900,
  })
})

test.each([
  ['calls-failing', 'IF(calls >= 50, 100 * failed / calls, IF(failed >= 5, 100, 0))'],
  ['webhook-errors', 'refused + failed'],
  ['calls-refused', 'IF(calls >= 50, 100 * FILL(refused, 0) / calls, 0)'],
  ...sources.tables.map(({ id }) => [`throttled-${id}`, 'FILL(reads, 0) + FILL(writes, 0)']),
])('%s is reckoned as %s', (id, expression) => {
  const reckoned = list(alarm(id!).Metrics).map((metric) => at(metric, 'Expression'))
  expect(reckoned.filter((each) => each !== undefined)).toEqual([expression])
})

test('refusals are counted in the access log', () => {
  const filter = only('prod', 'Operations', 'AWS::Logs::MetricFilter', 'Refusals')
  expect(readable(filter.LogGroupName)).toContain('RoutesLog')
  expect(filter.FilterPattern).toBe('{ ($.status = "403") || ($.status = "429") }')
  expect(filter.MetricTransformations).toEqual([
    { MetricNamespace: 'Coquina/prod', MetricName: 'Refused', MetricValue: '1' },
  ])
})

test('what the gateway refused by itself is counted in the access log, without what a function refused', () => {
  const filter = only('prod', 'Operations', 'AWS::Logs::MetricFilter', 'Throttled')
  expect(readable(filter.LogGroupName)).toContain('RoutesLog')
  expect(filter.FilterPattern).toBe('{ ($.status = "429") && ($.integration = "-") }')
  expect(filter.MetricTransformations).toEqual([
    { MetricNamespace: 'Coquina/prod', MetricName: 'Throttled', MetricValue: '1' },
  ])
})

test("the site's errors are those that the CDN counts, everywhere", () => {
  expect(alarm('site-failing')).toMatchObject({ EvaluationPeriods: 3, Statistic: 'Average' })
  const dimensions = list(alarm('site-failing').Dimensions).map((each) => readable(at(each, 'Value')))
  expect(dimensions).toEqual([expect.stringMatching(/^<SiteDistribution/), 'Global'])
})

test('failed webhooks are counted on their route alone', () => {
  const watched = list(alarm('webhook-errors').Metrics).flatMap((metric) =>
    list(at(metric, 'MetricStat', 'Metric', 'Dimensions')),
  )
  const resources = watched.filter((each) => at(each, 'Name') === 'Resource').map((each) => at(each, 'Value'))
  expect(resources).toEqual(['/api/stripe/webhook', '/api/stripe/webhook'])
  expect(sources.routes.some(({ path, method }) => method === 'POST' && path === '/api/stripe/webhook')).toBe(
    true,
  )
})

test('the operator is told by mail', () => {
  const subscription = only('prod', 'Operations', 'AWS::SNS::Subscription')
  expect(subscription).toMatchObject({ Protocol: 'email', Endpoint: 'operator@coquina.example' })
})

const topicPolicy = list(
  at(only('prod', 'Operations', 'AWS::SNS::TopicPolicy'), 'PolicyDocument', 'Statement'),
).map(fields)

test("the topic hears this account's alarms, and nobody else", () => {
  const allowed = topicPolicy.filter((each) => each.Effect === 'Allow')
  expect(allowed).toEqual([
    expect.objectContaining({
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }),
  ])
})

test('the topic hears nobody without TLS', () => {
  const denied = topicPolicy.filter((each) => each.Effect === 'Deny')
  expect(denied.map((each) => each.Condition)).toEqual([{ Bool: { 'aws:SecureTransport': 'false' } }])
})

test('the budget tells at half, at four fifths and at the end', () => {
  const budget = only('prod', 'Operations', 'AWS::Budgets::Budget')
  expect(at(budget, 'Budget', 'BudgetLimit')).toEqual({ Amount: 500, Unit: 'USD' })
  const told = list(budget.NotificationsWithSubscribers).map((each) => at(each, 'Notification', 'Threshold'))
  expect(told).toEqual([50, 80, 100])
})

test('the dashboard shows every figure of metrics.json and every alarm', () => {
  const board = readable(only('prod', 'Operations', 'AWS::CloudWatch::Dashboard').DashboardBody)
  sources.metrics.forEach(({ metric }) => expect(board).toContain(`"${metric}"`))
  const shown = new Set(board.match(/<Alarms\w+\.Arn>/g))
  expect(shown.size).toBe(alarms.length)
})
