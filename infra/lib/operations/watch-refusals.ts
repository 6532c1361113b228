import { Duration } from 'aws-cdk-lib'
import type { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch'
import {
  FilterPattern,
  type IFilterPattern,
  type ILogGroup,
  MetricFilter,
  type MetricFilterProps,
} from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { calls, ENOUGH } from './watch-api.ts'

const MINUTES_5 = Duration.minutes(5)

/** A few refusals are people's mistakes. If every fifth call is refused, everyone is: by the origin's secret, or a limit. */
export function watchRefusals(scope: Construct, alarms: Alarms, given: RefusalsProps): void {
  const pattern = FilterPattern.any(
    FilterPattern.stringValue('$.status', '=', '403'),
    FilterPattern.stringValue('$.status', '=', '429'),
  )
  const refused = counted(new MetricFilter(scope, 'Refusals', inLog(given, 'Refused', pattern)))
  alarms.add('calls-refused', {
    metric: new MathExpression({
      expression: `IF(calls >= ${ENOUGH}, 100 * FILL(refused, 0) / calls, 0)`,
      usingMetrics: {
        refused,
        calls: calls(given.api, 'Count'),
      },
      period: MINUTES_5,
      label: 'Refused calls in per cent',
    }),
    limit: 20,
    meaning: 'Every fifth call was refused by 403 or 429.',
    runbook:
      'The access log names the routes. 403 everywhere: the CDN and the functions know different origin secrets. 429: the throttle of the stage, or somebody who asks too often.',
  })
}

/**
 * What the gateway itself refused: no function was asked, so the functions' time is missing. Their own refusals are not among them,
 * which have a person's limit as reason. Under a flood the gateway may write down only some.
 */
export function watchThrottle(scope: Construct, alarms: Alarms, given: RefusalsProps): void {
  const pattern = FilterPattern.all(
    FilterPattern.stringValue('$.status', '=', '429'),
    FilterPattern.stringValue('$.integration', '=', '-'),
  )
  const throttled = counted(new MetricFilter(scope, 'Throttled', inLog(given, 'Throttled', pattern)))
  alarms.add('gateway-refuses', {
    metric: throttled,
    limit: 50,
    meaning: 'The gateway refused calls because all people together ask too often: everybody is kept out.',
    runbook:
      "The access log names the routes. If the firewall's rule SignIn or Letters blocks much, it is an attack from many addresses: lower attemptsPerFiveMinutes. If it is people, raise the stage's throttle.",
  })
}

/** Lines of the access log that fit a pattern, as a metric of the stage. */
function inLog(
  { log, stage }: RefusalsProps,
  metricName: string,
  filterPattern: IFilterPattern,
): MetricFilterProps {
  return { logGroup: log, metricNamespace: `Coquina/${stage}`, metricName, filterPattern }
}

function counted(filter: MetricFilter): Metric {
  return filter.metric({ statistic: 'Sum', period: MINUTES_5 })
}

export interface RefusalsProps {
  stage: string
  api: CfnApi
  log: ILogGroup
}
