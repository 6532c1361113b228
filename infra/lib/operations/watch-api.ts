import { Duration } from 'aws-cdk-lib'
import type { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
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
