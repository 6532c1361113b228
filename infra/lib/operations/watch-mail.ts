import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Alarms } from './alarms.ts'

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
