import { Duration } from 'aws-cdk-lib'
import type { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Alarms } from './alarms.ts'

const MINUTES_5 = Duration.minutes(5)

/** Fewer calls than this say nothing in per cent. */
export const ENOUGH = 50

export function calls(api: CfnApi, metricName: string, route: Record<string, string> = {}): Metric {
  const dimensionsMap = { ApiId: api.ref, ...route }
  return new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap,
    statistic: 'Sum',
    period: MINUTES_5,
  })
}

export function watchApi(alarms: Alarms, api: CfnApi): void {
  alarms.add('calls-failing', {
    metric: new MathExpression({
      expression: `IF(calls >= ${ENOUGH}, 100 * failed / calls, IF(failed >= 5, 100, 0))`,
      usingMetrics: { failed: calls(api, '5xx'), calls: calls(api, 'Count') },
      period: MINUTES_5,
      label: 'Failed calls in per cent',
    }),
    limit: 1,
    meaning: 'More than one call in a hundred was answered by an error of ours.',
    runbook:
      'The access log names the route, the log of its function the reason. If it began with a release, go back to the former one.',
  })
}

/** By its route, because the other calls' refusals are people's mistakes and these would be ours or an attack. */
export function watchWebhook(alarms: Alarms, api: CfnApi): void {
  const route = { Stage: '$default', Method: 'POST', Resource: '/api/stripe/webhook' }
  alarms.add('webhook-errors', {
    metric: new MathExpression({
      expression: 'refused + failed',
      usingMetrics: { refused: calls(api, '4xx', route), failed: calls(api, '5xx', route) },
      period: Duration.minutes(15),
      label: 'Webhooks not taken',
    }),
    limit: 5,
    meaning:
      'Stripe could not deliver webhooks. Reconciliation does their work meanwhile, a few minutes late.',
    runbook:
      "See the deliveries in Stripe's dashboard: 400 is a wrong webhook secret, 403 the origin secret, 500 is in the log of stripe-webhook.",
  })
}

export function watchQueue(alarms: Alarms, queue: IQueue): void {
  alarms.add('dead-letters', {
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: MINUTES_5, statistic: 'Maximum' }),
    limit: 1,
    meaning: 'A call of the clock, or news of a mail that bounced, failed again and again.',
    runbook:
      'Read the log of outbox and reconcile and mend the reason. Give messages with aws.ses in them to outbox again by hand, then purge the queue: the next call of the clock does what it missed.',
  })
}

export function watchTable(alarms: Alarms, id: string, table: TableV2): void {
  const throttled = (metricName: string) => table.metric(metricName, { statistic: 'Sum', period: MINUTES_5 })
  alarms.add(`throttled-${id}`, {
    metric: new MathExpression({
      // Nothing is sent of what is not throttled, and something and nothing would be nothing.
      expression: 'FILL(reads, 0) + FILL(writes, 0)',
      usingMetrics: { reads: throttled('ReadThrottleEvents'), writes: throttled('WriteThrottleEvents') },
      period: MINUTES_5,
      label: `Throttled requests to ${id}`,
    }),
    limit: 1,
    meaning: `The table ${id} turned requests away. They are tried again, and people wait.`,
    runbook:
      'A table on demand doubles by itself within half an hour. If it stays, one key is asked too often: look at contributor insights.',
  })
}

/** SES looks into an account at 5 % and 0.1 %, and pauses it at 10 % and 0.5 %. */
export function watchMail(alarms: Alarms): void {
  const runbook =
    'Stop what sends to addresses that do not exist (sign-up, contact form), and look at the suppression list in SES.'
  const rates = { bounces: ['BounceRate', 0.03], complaints: ['ComplaintRate', 0.0008] } as const
  for (const [id, [rate, limit]] of Object.entries(rates)) {
    alarms.add(`mail-${id}`, {
      metric: new Metric({
        namespace: 'AWS/SES',
        metricName: `Reputation.${rate}`,
        statistic: 'Maximum',
        period: Duration.hours(1),
      }),
      limit,
      meaning: `So much mail ends in ${id} that SES may soon pause all mail.`,
      runbook,
    })
  }
}
