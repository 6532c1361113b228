import { Duration } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Alarms } from './alarms.ts'

const MINUTES_5 = Duration.minutes(5)

/** What people's browsers were told by the CDN: the only place that sees also what never reached the API. */
export function watchSite(alarms: Alarms, distribution: Distribution): void {
  alarms.add('site-failing', {
    metric: new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
      statistic: 'Average',
      period: MINUTES_5,
    }),
    limit: 1,
    periods: 3,
    meaning: 'One answer in a hundred of the site or more was an error, for a quarter of an hour.',
    runbook:
      'If calls-failing rings too, begin there. If it does not, calls do not reach the API: look at the distribution, its files and the health of AWS.',
  })
}
