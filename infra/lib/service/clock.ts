import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { acknowledge } from '../acknowledge.ts'
import type { ScheduleSource } from '../sources.ts'
import type { CoquinaFunction } from './function.ts'

/** Calls functions by schedules.json. What fails again and again lies in a queue, over which there is an alarm. */
export class Clock extends Construct {
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    acknowledge(this.deadLetters, 'AwsSolutions-SQS3', 'This is the dead-letter queue.')
    acknowledge(this.deadLetters, 'Serverless-SQSRedrivePolicy', 'This is the dead-letter queue.')
  }

  call(target: CoquinaFunction, { minutes }: ScheduleSource): void {
    const rule = new Rule(this, target.functionId, { schedule: Schedule.rate(Duration.minutes(minutes)) })
    rule.addTarget(
      new LambdaFunction(target.lambda, {
        deadLetterQueue: this.deadLetters,
        retryAttempts: 2,
        // The next call does what this one would have done.
        maxEventAge: Duration.minutes(minutes < 5 ? 5 : minutes),
      }),
    )
  }
}
