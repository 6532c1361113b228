import { Duration } from 'aws-cdk-lib'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Alarms } from './alarms.ts'

export function watchQueue(alarms: Alarms, queue: IQueue): void {
  alarms.add('dead-letters', {
    metric: queue.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(5),
      statistic: 'Maximum',
    }),
    limit: 1,
    meaning: 'A call of the clock, or news of a mail that bounced, failed again and again.',
    runbook:
      'Read the log of outbox and reconcile and mend the reason. Give messages with aws.ses in them to outbox again by hand, then purge the queue: the next call of the clock does what it missed.',
  })
}
