import { Duration } from 'aws-cdk-lib'
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Alarms } from './alarms.ts'

const MINUTES_5 = Duration.minutes(5)

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
